### Settings, keys, and the screens of games and rules.

## All settings.

allSettings-browsersLanguage = O do navegador
allSettings-looks = Aparência
allSettings-felt = Pano
allSettings-felts-green = Verde
allSettings-felts-blue = Azul
allSettings-felts-wine = Vinho
allSettings-felts-slate = Ardósia
allSettings-felts-plum = Ameixa
allSettings-felts-sand = Areia
allSettings-face = Frente
allSettings-faces-classic = Clássica
allSettings-faces-large = Grande
allSettings-faces-fourColour = Colorida
allSettings-faces-minimal = Simples
allSettings-letters = Letras nas cartas
allSettings-cardSize = Tamanho
allSettings-cardSizes-small = Pequeno
allSettings-cardSizes-normal = Normal
allSettings-cardSizes-large = Grande
allSettings-cardBack = Verso
allSettings-cardBacks-lattice = Losangos
allSettings-cardBacks-waves = Ondas
allSettings-cardBacks-leaves = Folhas
allSettings-cardBacks-plain = Liso
allSettings-cardBacks-rays = Raios
allSettings-cardBacks-tiles = Azulejos
allSettings-table = Mesa
allSettings-theme = Dia ou noite
allSettings-themeNames-auto = Como no aparelho
allSettings-themeNames-dark = Noite
allSettings-themeNames-light = Dia
allSettings-bots = Bots no treino
allSettings-botSpeeds-normal = Normais
allSettings-botSpeeds-fast = Rápidos
allSettings-speed = Animação
allSettings-speeds-off = Sem
allSettings-speeds-fast = Rápida
allSettings-speeds-normal = Normal
allSettings-speeds-slow = Lenta
allSettings-leftHanded = Mesa para canhotos
allSettings-leftHandedHint = Monte, lixo e botões à esquerda
allSettings-sound = Som
allSettings-sounds = Sons
allSettings-volume = Volume
allSettings-hear = Ouvir um som
allSettings-exampleSounds-yourTurn = Sua vez
allSettings-exampleSounds-place = Uma carta
allSettings-exampleSounds-swap = Uma troca
allSettings-exampleSounds-dealWon = Uma rodada ganha
allSettings-vibrates = Vibração
allSettings-vibratesHint = Ao levantar uma carta, trocar ou bater
allSettings-playing = Jogo
allSettings-taps = Jogar tocando
allSettings-drags = Jogar arrastando
allSettings-warns = Avisar de descartes arriscados
allSettings-warnsHint = Se a carta for coringa, ou se quem joga em seguida puder encaixar
allSettings-hints = Botão de dica
allSettings-hintsHint = Sugere uma jogada quando você pede
allSettings-phrases = Conversa na mesa
allSettings-phrasesHint = Frases curtas de outras pessoas e um botão para responder
allSettings-letterKeys = Teclas de letras
allSettings-letterKeysHint = D compra, M baixa, X descarta, ? mostra todas
allSettings-turn = Quando é a sua vez
allSettings-notifies = Me avisar
allSettings-notifiesHint = Quando o jogo está em segundo plano
allSettings-noAlerts-unsupported = Este navegador não tem notificações.
allSettings-noAlerts-denied = As notificações estão bloqueadas para esta página. Permita nas configurações do navegador.
allSettings-volumeOf = { PERCENT($share) }

## The help on keys: headings, then each key and what it does.

keys-table = Em toda a mesa
keys-hand = Na sua mão
keys-letters = Teclas de letras
keys-lettersOff = As teclas de letras estão desligadas nos ajustes.
keys-lettersHint = Funcionam enquanto o foco está na mesa. Você pode desligar nos ajustes.
keys-reader = Com leitor de tela
keys-game = Em alguns jogos
tableKeys-move-key = Tab
tableKeys-move-does = Passar pelas combinações, pelo monte, pelo lixo, pela sua mão e pelos botões
tableKeys-along-key = Setas, Home, End
tableKeys-along-does = Passar pelas cartas que estão ali
tableKeys-act-key = Enter
tableKeys-act-does = Fazer o que o espaço indica: comprar, encaixar, trocar, descartar
tableKeys-escape-key = Esc
tableKeys-escape-does = Fechar o que está aberto, ou desfazer a seleção
tableKeys-undo-key = Ctrl ou ⌘ Z
tableKeys-undo-does = Anular
handKeys-select-key = Espaço
handKeys-select-does = Selecionar uma carta, ou tirar a seleção
handKeys-play-key = Enter
handKeys-play-does = Selecionar uma carta; numa carta selecionada, jogar a seleção onde ela cabe, ou ir até onde ela cabe
handKeys-shift-key = Shift e uma seta
handKeys-shift-does = Mover a carta na mão
letterKeys-draw = Comprar do monte
letterKeys-take = Pegar a carta de cima do lixo
letterKeys-meld = Baixar as cartas selecionadas
letterKeys-layOff = Encaixar a seleção
letterKeys-swap = Trocar por um coringa
letterKeys-discard = Descartar a carta selecionada
letterKeys-undo = Anular
letterKeys-scores = Placar
letterKeys-hint = Dica; de novo: a seguinte
letterKeys-cards = Mostrar as cartas da dica
letterKeys-speak = Dizer algo, se houver outras pessoas
letterKeys-skip = Pular até a sua vez, no treino
letterKeys-help = Esta ajuda
gameKeys-contract = Procurar o contrato, baixar o contrato
gameKeys-end = Passar a vez sem descartar
gameKeys-goRummy = Fazer rummy, ou subir com 2
gameKeys-answer = Responder sim ou não

## Tips for playing with a screen reader.

readerHints-headings = A mesa tem títulos: jogadores, combinações, monte e lixo, sua mão, placar.
readerHints-buttons = Cada carta e cada espaço é um botão que diz o que é. Aperte uma carta para selecionar; aperte de novo para tirar a seleção.
readerHints-places = Com cartas selecionadas, os espaços onde elas cabem são botões entre as combinações, e o botão “{ $button }” diz o que elas formariam.
readerHints-wilds = Um coringa que dá para trocar avisa: “{ $label }”. Selecione a carta que ele substitui e aperte o coringa.
readerHints-aloud = As jogadas dos outros e a sua vez são lidas automaticamente. O botão “{ $button }” mostra tudo.

## The screen where a game is chosen.

gamesScreen-heading = Escolher um jogo
gamesScreen-search = Buscar por qualquer nome
gamesScreen-own = Suas regras da casa
gamesScreen-noneOwn = As regras da casa que você salvar aparecem aqui.
gamesScreen-most = Os que você mais joga
gamesScreen-found = Resultados
gamesScreen-clear = Limpar a busca
gamesScreen-noneFound = Nenhum jogo tem esse nome.
gamesScreen-showAll = Ver todos os jogos
gamesScreen-groups-crazyRummy = Crazy Rummy
gamesScreen-groups-houses = Variantes da casa
gamesScreen-groups-oxner = Variantes de Michael Oxner
gamesScreen-groups-greek = Jogos gregos
gamesScreen-groups-cousins = Jogos parecidos
gamesScreen-choose = Escolher
gamesScreen-chosen = Escolhido
gamesScreen-differs = O que muda
gamesScreen-more = Mais
gamesScreen-allRules = Todas as regras
gamesScreen-change = Mudar as regras
gamesScreen-rename = Renomear
gamesScreen-remove = Excluir
gamesScreen-putBack = Desfazer
gamesScreen-newName = Nome novo
gamesScreen-nameTaken = Você já tem regras com esse nome.
gamesScreen-aboutRules =
    { $does ->
        [choose] { gamesScreen-choose }: { $name }
        [chosen] { gamesScreen-chosen }: { $name }
        [rename] { gamesScreen-rename }: { $name }
       *[remove] { gamesScreen-remove }: { $name }
    }
gamesScreen-gamesFound =
    { $count ->
        [0] Nenhum jogo encontrado.
        [1] { $count } jogo encontrado.
       *[other] { $count } jogos encontrados.
    }
gamesScreen-deleted = Você excluiu “{ $name }”.
gamesScreen-alsoCalled = Também se chama { LIST($names) }.
gamesScreen-alsoCalledAndMore = Também se chama { LIST($names) }.
gamesScreen-moreNames = mais { $count }
difficulties-easy = Fácil de aprender
difficulties-medium = Algumas regras a mais
difficulties-hard = Muitas regras
pasted-heading = Regras recebidas
pasted-field = Link ou código com regras
pasted-show = Ver

## A game in pictures and in a few words.

tile-players =
    { $fewest ->
        [none]
            { $most ->
                [1] { $most } jogador
               *[other] { $most } jogadores
            }
       *[other] { $fewest } a { $most } jogadores
    }
tile-packs =
    { $packs ->
        [1] { $packs } baralho
       *[other] { $packs } baralhos
    }{ $jokers ->
        [0] {""}
        [1] , { $jokers } joker
       *[other] , { $jokers } jokers
    }
tile-hand =
    { $fewest ->
        [none] { COUNT($most, "card") }
       *[other] { $fewest } a { COUNT($most, "card") }
    }
tile-noWilds = Sem coringas
tile-wilds = Coringas: { LIST($wilds) }
tile-ranks =
    { $count ->
        [1] { $count } valor
       *[other] { $count } valores
    }
wildRank-turned = um valor virado
wildRank-named = um valor que quem dá escolhe
alwaysWild-jokers = jokers
alwaysWild-twos = 2
alwaysWild-tens = 10
alwaysWild-oneEyedJacks = valetes caolhos
tile-toPoints =
    { $least ->
        [none] Até { GROUPED($most) } pontos
       *[other] Até { GROUPED($least) }–{ GROUPED($most) } pontos
    }
specialities-contract = Um contrato em cada rodada
specialities-setsOnly = Só trincas
specialities-runsOnly = Só sequências
specialities-meldsInHand = Tudo fica na mão
specialities-fewWilds = Poucos coringas juntos
specialities-deepPile = Dá para pegar mais do lixo
specialities-useDiscard = Pegou do lixo, tem que usar
specialities-press = Os pontos podem dobrar
specialities-lastTwo = Um último dois encerra
specialities-noWilds = Só cartas naturais
unlike = Diferente de { $game }: { LIST($parts, type: "semicolon") }.
trait-contract-off = sem contratos
trait-contract-on = um contrato em cada rodada
trait-when-duringTurns = você baixa durante a rodada
trait-when-goingOutOnly = as combinações ficam na mão
trait-firstMeld =
    { $points ->
        [0] qualquer número de pontos para baixar
       *[other] { $points } pontos para baixar
    }
trait-kinds-both = trincas e sequências
trait-kinds-sets = só trincas
trait-kinds-runs = só sequências
trait-system-penalties = as cartas da mão contam contra você
trait-system-winnerTakesHands = quem ganha soma os pontos das outras mãos
trait-system-meldedMinusHand = o que você põe na mesa soma e o que fica na mão desconta
trait-system-meldedPlusHands = o que você põe na mesa soma
trait-system-melded = só conta o que você põe na mesa
trait-wilds = como coringas, { LIST($wilds) }
trait-noWilds = sem coringas
trait-pile-free = do lixo, só a carta de cima, que pode ficar na mão
trait-pile-deep = dá para pegar várias cartas do lixo
trait-pile-laid = a carta do lixo vai na hora para a mesa
trait-pile-gated = antes de baixar, o lixo só serve para isso
trait-wildLimit-none = sem limite de coringas por combinação
trait-wildLimit-few = poucos coringas por combinação
trait-press-off = sem Press
trait-press-on = uma rodada pode valer o dobro
trait-lastTwo-false = um dois que sobra é uma carta como as outras
trait-lastTwo-true = um dois que sobra encerra a rodada
trait-target = até { GROUPED($points) } pontos

## The differences of a game from the standard game, and of house rules from their game.

differences-main = As principais diferenças para o jogo padrão
differences-count =
    { $count ->
        [0] O jogo padrão
        [1] { $count } diferença para o jogo padrão
       *[other] { $count } diferenças para o jogo padrão
    }
differences-more =
    { $count ->
        [1] Mais { $count } diferença
       *[other] Mais { $count } diferenças
    }
differences-moreInAllRules = { differences-more }: veja “{ gamesScreen-allRules }”.
differences-inStandardGame = Padrão: { $sentence }
differences-inGame = Em { $game }: { $sentence }

## The editor of house rules.

editor-heading = Regras da casa
editor-how = Aperte uma regra para mudar.
editor-search = Buscar nas regras
editor-often = As que mais mudam
editor-noneFound = Nenhuma regra daqui corresponde à busca.
editor-changes = Suas mudanças
editor-noChanges = Nenhuma mudança ainda.
editor-reset = Restaurar
editor-resetAll = Restaurar tudo
editor-cannot = Isso não combina com outras regras.
editor-wayOut = Funciona se isto também mudar:
editor-wayOutAlone = Funciona se as regras que não se aplicam mais forem restauradas.
editor-noWayOut = Nenhuma outra mudança faria isso funcionar.
editor-offered = Costuma ser jogado junto com:
editor-addThese = Adicionar
editor-notThese = Não, valeu
editor-changeAll = Mudar tudo
editor-leave = Deixar como está
editor-toSummary = Ver mudanças
editor-resetOption = { editor-reset }: { $option }
editor-gameIs = { $game }.
editor-changedTo = Mudança feita. { $sentence }
editor-rulesFound =
    { $count ->
        [0] Nenhuma regra encontrada.
        [1] { $count } regra encontrada.
       *[other] { $count } regras encontradas.
    }

ownContracts-write = Escrever seus contratos
ownContracts-use = Usar estes contratos
ownContracts-add = Adicionar um contrato
ownContracts-none = Nenhuma outra
ownContracts-hand = Cartas distribuídas
ownContracts-everyCard = Leva todas as suas cartas
ownContracts-contract = Contrato { $number }
ownContracts-remove = Remover o contrato { $number }
ownContracts-meld = Combinação { $place } do contrato { $number }

## Examples below options.

optionExample-handScores = { COUNT($points, "point") } na mão
optionExample-isRun =
    { $isAllowed ->
        [yes] ✓ É sequência
       *[no] ✗ Não é sequência
    }
optionExample-withoutTurn = Em 100 rodadas do jogo padrão, alguém fica sem jogar em { $four } com quatro jogadores e em { $six } com seis.
swapExample-before = Você tem o 8♥
swapExample-off = O coringa fica
swapExample-free = O coringa é seu
swapExample-thisTurn = O coringa é seu, para jogar já
swapExample-otherMeld = O coringa vai para outra combinação
swapExample-stays = O coringa muda de lugar na mesma combinação

## The pages that show rules.

rulesPage-edit = Mudar as regras
rulesPage-useThese = Escolher para depois
rulesPage-friends = Jogar com amigos
rulesPage-play = Jogar com estas regras
rulesPage-keep = Salvar e compartilhar
rulesPage-copyLink = Copiar link
rulesPage-copyCode = Copiar código
rulesPage-link = Link:
rulesPage-name = Nome para estas regras
rulesPage-save = Salvar
rulesPage-saved = Regras salvas neste aparelho.
rulesPage-full = Não cabe mais nada. Exclua algumas das suas regras salvas.

## The page that shows a table before you take a seat.

look-who = Quem está aqui
look-free = Lugar vago
look-join = Sentar
look-comeBack = Voltar ao seu lugar
look-watch = Assistir à mesa
look-unwatched = Esta mesa não aceita plateia.
look-afterDeal = Na próxima rodada, o lugar de um bot é seu, com os pontos que ele tem. Até lá, você assiste.
look-book = Sentar a partir da próxima rodada
look-resting = A partida está em pausa. Ela continua quando os jogadores voltarem.
look-tableCalled = Mesa { $code }
look-about = { $game }. { differences-count }. { $pace }
look-seatsTaken =
    { $seats ->
        [1] { $taken } de { $seats } lugar ocupado.
       *[other]
            { $taken ->
                [1] { $taken } de { $seats } lugares ocupado.
               *[other] { $taken } de { $seats } lugares ocupados.
            }
    }
look-botNamed = { $name } (bot)

## A private table, the levels of bots, and the lists of tables at home.

home-dayAgo =
    { $daysAgo ->
        [0] { CLOCK($time) }
        [1] ontem
       *[other] { LOCALDAY($time) }
    }
openTables-heading = Mesas abertas
openTables-none = Nenhuma mesa aberta agora. “Jogar agora” abre uma.
openTables-unknown = As mesas abertas aparecem aqui quando você está online.
openTables-sitDown = Sentar
openTables-look = Ver
openTables-peopleAt =
    { home-people } em { $tables ->
        [1] { $tables } mesa
       *[other] { $tables } mesas
    }
openTables-showAll = Ver todas as { $count }
openTables-now =
    { paces-inShort }. { $deal ->
        [none] { openTables-seats }
       *[other]
            Rodada { $deal }: { openTables-seats }{ $isOpen ->
                [yes] {""}
               *[no] {" "}a partir da próxima rodada
            }
    }.
openTables-seats =
    { home-people }, { $free ->
        [1] { $free } lugar vago
       *[other] { $free } lugares vagos
    }
openTables-at =
    { $does ->
        [sitDown] { openTables-sitDown }
       *[look] { openTables-look }
    }: { $game }. { $now }
ownTables-heading = Suas mesas
# A time has "hoje" and no article, which would change at one o’clock.
ownTables-seen =
    { $code }, { $isPaused ->
        [yes]
            { $daysAgo ->
                [0] em pausa desde hoje, { CLOCK($time) }
                [1] em pausa desde ontem
               *[other] em pausa desde { LOCALDAY($time) }
            }
       *[no]
            { $daysAgo ->
                [0] última vez hoje, { CLOCK($time) }
                [1] última vez ontem
               *[other] última vez em { LOCALDAY($time) }
            }
    }
hosting-bots = Bots completam a mesa
hosting-botsHint = Se não, a partida começa quando não houver mais lugar vago
hosting-spectators = Permitir plateia
hosting-spectatorsHint = Quem tiver o código; não vê a mão de ninguém
hosting-hints = Permitir dicas
hosting-hintsHint = Se não, ninguém na mesa pode pedir
hosting-inShort =
    { paces-inShort }, { hosting-botsOf }, { $spectators ->
        [yes] com plateia
       *[no] sem plateia
    }{ $hints ->
        [yes] {""}
       *[no] , sem dicas
    }
hosting-botsOf =
    { $bots ->
        [beginner] bots iniciantes
        [steady] bots firmes
        [sharp] bots espertos
        [expert] bots craques
        [several] bots de vários níveis
       *[none] sem bots
    }
levels-legend = Bots
levels-each = Escolher para cada bot
levels-note = O bot 1 fica à sua esquerda. Em “Jogar agora”, os bots jogam no nível do meio entre os que os jogadores escolheram.
levelHints-beginner = Iniciante: só olha as próprias cartas, baixa tudo na hora e comete erros.
levelHints-steady = Firme: lembra as cartas que viu e pensa em cada jogada.
levelHints-sharp = Esperto: também deduz onde devem estar as outras cartas.
levelHints-expert = Craque: no Crazy Rummy, como o Esperto; em jogos como o Rummy 5000, também imagina como a rodada continua.
levels-botNumber = Bot { $number }
levels-inShort = A partir da sua esquerda: { LIST($levels, type: "comma") }.

## Panels of a table, and the end of a deal or a game.

levels-botNamed = { $name } ({ levels-botWithin })
pace-anybody = Ritmo de “Jogar agora”
pace-friends = Ritmo
rated-leaving = Esta partida é ranqueada: você ficaria em último.
panels-log = Lances da partida
panels-tally = Contagem
panels-next = Próxima rodada
panels-review = Análise
panels-replay = Replay
panels-share = Compartilhar o resultado
panels-check = Esta rodada foi limpa?
panels-showTable = Ver a mesa
panels-showTally = Contagem e próxima rodada
panels-showFinal = Ver o resultado
panels-rematch = Revanche
panels-daily = Ao desafio diário
panels-home = Início
panels-total = Total
panels-player = Jogador
panels-nothingYet = Nada aconteceu ainda.
panels-joint = Vitória dividida
panels-final = Resultado final

## House rules by the game that they come from.

home-withChanges = { $game } com { home-changesCount }.
home-changesCount =
    { $changes ->
        [0] { $changes } mudanças
        [one] { $changes } mudança
       *[other] { $changes } mudanças
    }

## Choices that several screens have.

paceNames-none = Sem relógio
paceNames-usual = Normal
paceNames-fast = Rápido
waiting-scan = Escaneie para entrar
waiting-qrWords = Código QR com o link desta mesa
toSettings-here = Salvos neste aparelho.
toSettings-fourColours = Quatro cores
toSettings-fourColoursHint = Paus em verde, ouros em azul
toSettings-bigCards = Cartas grandes
