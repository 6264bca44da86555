### The first screen, gathering at a table, and the names of levels, paces, bots and avatars.

## The page, and what several screens have.

page-gameName = Crazy Rummy
page-hook = Quem tem a carta que um coringa substitui fica com o coringa.
page-back = Voltar
page-ownName = { $name } (você)
page-labelAbout = { $label }: { $subject }

## The home screen.

home-playNow = Jogar agora
home-playNowHint = Com quem estiver online; bots completam a mesa
home-orNear = Qualquer duração, número de jogadores e ritmo
home-orNearHint = Primeiro a sua escolha; se não, a mesa mais parecida que tiver gente
home-practise = Treinar
home-practiseHint = Contra bots, mesmo sem internet
home-goOn = Continuar: é a sua vez
home-goBack = Continuar sua partida
home-offline = Sem conexão com o servidor. Ainda dá para treinar.
home-friends = Amigos
home-friendsHint = Uma mesa privada ou um código
home-playFriend = Jogar com amigos
home-create = Abrir uma mesa privada
home-code = Código da mesa
home-join = Entrar
home-name = Seu nome
home-guest = Visitante
home-seats = Jogadores na mesa
home-lateTurns = Com cinco ou seis em “Jogar agora”, todo mundo joga, mesmo se alguém bater logo no primeiro turno.
home-length = Duração
home-rules = Como se joga
home-learn = Aprender a jogar
home-replay = Ver um replay
home-learnHint = Dois minutos numa mesa de verdade
home-game = Jogo
home-games = Escolher um jogo
home-houseRules = Regras da casa
home-history = Suas partidas
home-ratings = Ranking
home-profile = Seu perfil
home-daily = Desafio diário
home-dailyHint = As mesmas cartas para todos
home-finding = Procurando uma mesa…
home-opening = Abrindo a sua mesa…
home-more = Mais
home-language = Idioma
home-dealsCount = { COUNT($deals, "deal") }
home-dealsInMinutes =
    { COUNT($deals, "deal") }, cerca de { $minutes ->
        [1] { $minutes } minuto
       *[other] { $minutes } minutos
    }
home-playersCount =
    { $players ->
        [0] { $players } jogadores
        [one] { $players } jogador
       *[other] { $players } jogadores
    }
home-people =
    { $people ->
        [0] { $people } pessoas
        [one] { $people } pessoa
       *[other] { $people } pessoas
    }
home-onlyLooking = { home-people } procurando partida
home-onlyPlaying = { home-people } jogando
home-lookingAndPlaying = { home-people } procurando, { $playing } jogando
home-joins = Com { home-people }: { $game }
home-goOnHint = Treino, rodada { $deal }
home-withHouseRules = { $game } com regras da casa

## Tables where the player has a seat.

ownTables-with = { $game } com { LIST($names) }

## Levels of bots.

levelNames-beginner = Iniciante
levelNames-steady = Firme
levelNames-sharp = Esperto
levelNames-expert = Craque
levels-botAlone = { CAPITAL(levels-botWithin) }
levels-botWithin =
    { $level ->
        [beginner] bot iniciante
        [steady] bot firme
        [sharp] bot esperto
       *[expert] bot craque
    }
levels-mark = { UPPER(levels-botAlone) }
levels-markShort = { UPPER($name) }

## Paces.

paceHints-none = Sem relógio: jogue sem pressa.
paceHints-usual = 45 segundos por turno, mais 90 de reserva em cada partida; o dobro na sua primeira partida. Cada combinação dá mais 10.
paceHints-fast = Rápido: 20 segundos por turno, o dobro na sua primeira partida, e bots rápidos.
paces-inShort =
    { $pace ->
        [usual] Ritmo normal
        [fast] Ritmo rápido
       *[none] Sem relógio
    }

## The bots, by number: a name for each in every language, with its own first letter.

bots-1 = Aline
bots-2 = Beto
bots-3 = Célia
bots-4 = Davi
bots-5 = Elisa
bots-6 = Fábio
bots-7 = Gisele
bots-8 = Heitor

## People's avatars, by number.

avatars-1 = uma raposa
avatars-2 = um gato
avatars-3 = uma coruja
avatars-4 = um urso
avatars-5 = um coelho
avatars-6 = um pinguim
avatars-7 = um sapo
avatars-8 = um panda
avatars-9 = um leão
avatars-10 = um elefante
avatars-11 = um ouriço
avatars-12 = um polvo
avatars-13 = uma tartaruga
avatars-14 = uma baleia
avatars-15 = uma abelha
avatars-16 = um caracol
avatars-17 = um cacto
avatars-18 = um cogumelo
avatars-19 = um girassol
avatars-20 = uma lua
avatars-21 = um bule
avatars-22 = um balão
avatars-23 = um veleiro
avatars-24 = um foguete

## The screen on which players gather.

waiting-heading = Mesa privada
waiting-gathering = Procurando jogadores…
waiting-invite = Mande o link ou o código para os amigos.
waiting-code = Código
waiting-copy = Copiar link
waiting-share = Compartilhar
waiting-shared = Venha jogar Crazy Rummy comigo.
waiting-notShared = Não deu para compartilhar. Copie o link.
waiting-copied = Copiado
waiting-notCopied = Não deu para copiar. Selecione e copie à mão.
waiting-qr = Código QR
waiting-start = Começar com bots
waiting-startFull = Começar
waiting-empty = Esperando alguém…
waiting-noBots = A partida começa quando não houver mais lugar vago.
waiting-filling = Logo os bots completam a mesa.
waiting-watching = Você está assistindo. A partida começa quando os jogadores quiserem.
waiting-leave = Sair da mesa
waiting-startedBy = Quem começa a partida é { $name }.
waiting-gathered =
    { $missing ->
        [0] Não falta ninguém.
       *[other]
            { $here ->
                [0] Ninguém chegou ainda.
                [1] Chegou { $here } de { $seats }.
               *[other] Chegaram { $here } de { $seats }.
            } { waiting-missing }
    }
waiting-missing =
    { $bots ->
        [yes]
            { $missing ->
                [1] Um bot pode ficar com o outro lugar.
               *[other] Bots podem ficar com os outros { $missing } lugares.
            }
       *[no]
            { $missing ->
                [1] Falta { $missing } jogador.
               *[other] Faltam { $missing } jogadores.
            }
    }

## Rated games, at the table.

rated-waiting = Se “Jogar agora” reuniu aqui duas pessoas ou mais, de redes diferentes, a partida é ranqueada para elas, sem dicas.
rated-mark = Ranqueada.
rated-running = Esta partida é ranqueada: sem dicas, e quem sai fica em último.

## Panels over the table, and the buttons that open and close them.

panels-scores = Placar
panels-rules = Como se joga aqui
panels-keys = Teclas e leitor de tela
panels-leave = Menu
panels-close = Fechar painel
panels-notNow = Agora não
panels-goHome = Ir ao início
panels-goHomeHint = Seu lugar fica guardado por dez minutos
panels-leaveTable = Sair da mesa
panels-leaveHint = Você perde o seu lugar
panels-leaveKeptHint = Você pode continuar esta partida depois
panels-why = Por quê?

## Buttons on the table that teach.

learning-rules = Regras desta mesa
learning-hint = Dica
learning-nextHint = Outra dica
learning-hintsOff = Quem abriu a mesa desligou as dicas.

## The ways to the settings, and those that the home screen and the menu of a table have as well.

toSettings-title = Ajustes
toSettings-open = Ajustes
toSettings-mute = Tirar o som
toSettings-unmute = Ligar o som

## The system notification for the viewer's turn.

turnAlert-title = Sua vez
turnAlert-body = A mesa está esperando você.

## A broken connection, and a seat that is taken elsewhere.

connection-reconnecting = Reconectando…
connection-lost = A conexão com a mesa caiu.
connection-elsewhere = Agora você joga nesta mesa em outra aba ou em outro aparelho.
connection-playHere = Jogar aqui
connection-nobodyCame = Ninguém mais veio em 15 minutos, e a mesa foi fechada. O código e o link abrem a mesa de novo.
connection-openAgain = Abrir de novo
connection-home = Voltar ao início

## For somebody who watches: a bot's seat from the next deal or game on, and once it is booked.

takeSeat-take = Sentar à mesa
takeSeat-nextDeal = A partir da próxima rodada
takeSeat-nextGame = A partir da próxima partida
takeSeat-booked = Lugar reservado
takeSeat-giveUp = Aperte para desistir

## The phrases of the table chat, and the names of its emoji.

sayings-hello = Oi!
sayings-goodLuck = Boa sorte!
sayings-wellPlayed = Jogou bem!
sayings-niceSwap = Bela troca!
sayings-thanks = Valeu!
sayings-sorry = Desculpa!
sayings-oops = Ops!
sayings-oneMoment = Só um momento
sayings-takeYourTime = Sem pressa
sayings-yourTurn = Sua vez!
sayings-goodGame = Boa partida!
sayings-another = Mais uma partida?
sayings-smile = Sorriso
sayings-laugh = Risada
sayings-surprise = Espanto
sayings-sad = Tristeza
sayings-thumbsUp = Joinha
sayings-heart = Coração
company-saySomething = Dizer algo
company-aloud = { cards-personAlone }: { $words }
company-about = Sobre { PEOPLE($who) }

## For a screen reader.

access-placeInHand = { CAPITAL(CARD($card, style: "name")) }, carta { $place } de { $cards }.
access-sorted =
    Cartas por { $order ->
        [suit] naipe
        [rank] valor
       *[melds] { TERM($terms, "meld") }
    }: { LIST($groups, type: "semicolon") }.
access-group = { CARDS($cards, style: "name", type: "comma") }
access-hurry =
    { $seconds ->
        [1] Falta { $seconds } segundo.
       *[other] Faltam { $seconds } segundos.
    }
access-noMelds = Sem { TERM($terms, "melds") } na mesa.
access-totals = { LIST($lines, type: "comma") }.
access-total =
    { $place ->
        [first] { cards-personAlone } { $total }
        [last] { PEOPLE($who) } { COUNT($total, "point") }
       *[middle] { PEOPLE($who) } { $total }
    }
