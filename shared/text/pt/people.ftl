### People: talk, leaving and coming back, the profile, the daily deal, the leaderboard, the history.

## Phrases, muting and blocking.

talk-hint = A mesa toda vê por um instante.
talk-mute = Silenciar
talk-muteHint = Esconde as mensagens deste lugar nesta mesa.
talk-unmute = Deixar de silenciar
talk-muted = As mensagens deste lugar estão escondidas.
talk-block = Não cair na mesma mesa
talk-blockHint = “Jogar agora” põe vocês em mesas separadas. Ninguém fica sabendo.
talk-blocked = “Jogar agora” põe vocês em mesas separadas.
talk-unblock = Poder cair na mesma mesa

## The manners of the bots: how fast they play, and what they remark on. They say nothing of their level.

manners-1 = Joga rápido e com simpatia: cumprimenta a mesa e elogia as trocas.
manners-2 = Joga com calma, fala pouco e suspira quando as cartas não ajudam.
manners-3 = Joga depressa e com alegria: adora trocas e sequências longas.
manners-4 = Ora corre, ora vai devagar, e sempre topa mais uma partida.
manners-5 = Sempre no mesmo ritmo e quase em silêncio.
manners-6 = Ninguém joga mais rápido: ri das rodadas boas e das ruins.
manners-7 = Joga sem pressa e com educação: deseja boa sorte a todo mundo.
manners-8 = Leva na boa e festeja quem bater, seja quem for.

## Stopping between deals, and resuming another day.

adjourn-ask = Parar aqui e continuar outro dia
adjourn-agree = Parar também
adjourn-takeBack = Continuar jogando
adjourn-title = Até outro dia
adjourn-comeBack = Seu lugar fica guardado. Volte com este link ou código.
adjourn-watchAgain = Volte à mesa com este link ou código.
adjourn-whenPlayers = A partida continua quando os jogadores voltarem.
adjourn-whenAll = A partida continua quando todos voltarem, ou quando alguém decidir não esperar.
adjourn-home = Voltar ao início
adjourn-resting = A partida está em pausa
adjourn-resume = Continuar sem esperar
adjourn-away = Voltar mais tarde
adjourn-wantToStop =
    { $count ->
        [one]
            { $withYou ->
                [yes] Você quer
               *[no] { PEOPLE($people) } quer
            }
       *[other] { CAPITAL(PEOPLE($people)) } querem
    } parar por hoje. Todo mundo precisa concordar.
adjourn-restsAfter =
    { $watches ->
        [yes] Os jogadores pararam depois da rodada { $deal }.
       *[no] Vocês pararam depois da rodada { $deal }.
    }

## The question before a player gives up a seat in mid-game.

leaving-title = Sair da mesa?
leaving-hint = Um bot fica com o seu lugar, e não dá para voltar. Se você só for ao início, seu lugar fica guardado por dez minutos.
leaving-stay = Ficar

## What a bot did for a player who was away; the first time that the clock ends a turn.

away-title = Enquanto você não estava
away-hint = Um bot jogou por você nesta rodada:
away-goOn = Continuar
timeOut-title = Acabou o tempo
timeOut-next = Se o seu tempo acabar duas vezes seguidas, um bot joga por você até você voltar.
timeOut-goOn = Continuar

## The question before a player goes home in mid-game and keeps the seat.

goingHome-title = Ir ao início?
goingHome-kept = Seu lugar fica guardado por dez minutos enquanto um bot joga por você. “Suas mesas” leva você de volta.
goingHome-keptHere = Sua partida fica guardada neste aparelho. “{ home-goOn }” leva você de volta.
goingHome-again = Apertar “Voltar” de novo também leva ao início.

## The profile: the guest on this device, and how to move to another device.

profile-avatar = Sua imagem na mesa
profile-who = Você joga sem conta. Não guardamos nada pessoal: só um número, e o nome e a imagem que você escolher.
profile-move = Passar para outro aparelho
profile-moveHint = Digite um código no seu outro aparelho para jogar lá com o mesmo perfil. Os links das mesas passam a levar aos seus lugares.
profile-getCode = Pedir um código
profile-newCode = Pedir outro código
profile-yourCode = Seu código
profile-onceShown = Anote: ele só aparece uma vez. Um código novo substitui o anterior.
profile-copy = Copiar o código
profile-haveCode = Tenho um código
profile-codeField = Código do seu outro aparelho
profile-recover = Usar este código
profile-recoverHint = Este aparelho passa para aquele perfil. Os lugares que você tem aqui ficam com o perfil antigo.
profile-recovered = Pronto: agora este aparelho usa aquele perfil. Suas mesas estão na tela inicial.
profile-unfitSign = O nome não pode ter “{ $sign }”.

## The daily deal.

daily-heading = Desafio diário
daily-what = Três rodadas contra três bots espertos, sem dicas.
daily-same = Hoje as cartas são as mesmas para todo mundo.
daily-once = Só dá para jogar uma vez. Se você parar, sua mesa espera até amanhã; se sair, não pode começar de novo.
daily-play = Jogar o desafio de hoje
daily-result = Seu resultado
daily-counting = Calculando o seu resultado…
daily-standing = Ranking de hoje
daily-nobody = Ninguém terminou ainda.
daily-columns-rank = Posição
daily-columns-name = Nome
daily-columns-place = Na mesa
daily-columns-points = Pontos
daily-placeHint = Na mesa: a colocação entre os quatro da própria mesa. Quem tem menos pontos vem primeiro.
daily-honest = Com um segundo perfil dá para ver as cartas antes: este ranking é só por diversão.
daily-gone = Você já jogou o desafio de hoje, ou saiu dele.
daily-offline = Sem conexão com o servidor.
daily-again = Tentar de novo
daily-loading = Carregando…
daily-share = Compartilhar
daily-shareText = Seu resultado em texto
daily-calendar = Seus dias
daily-noStreak = Nenhum dia seguido no momento.
daily-streakRule = Embaixo de um dia: seus pontos. Um traço: dia perdido. O dia vai da meia-noite à meia-noite UTC, e até lá hoje ainda conta.
daily-states-shared = Compartilhado.
daily-states-copied = Copiado.
daily-states-selected = Texto selecionado: copie com o menu ou o teclado do seu aparelho.
daily-states-cancelled = {""}
daily-states-failed = {""}
daily-marks-missed = –
daily-marks-today = ?
daily-dayStates-missed = dia perdido
daily-dayStates-today = hoje, ainda não jogado
daily-beside-heading = Turno a turno
daily-beside-what = Seus turnos ao lado dos de quem jogou melhor, fora você, com as mesmas cartas.
daily-beside-show = Mostrar as duas partidas
daily-beside-shared = A melhor partida de um dia só aparece para quem terminou o desafio desse dia.
daily-beside-you = Você
daily-beside-turn = Turno
daily-beside-noTurns = Nenhum dos lados chegou a jogar.
daily-beside-nobody = Ninguém mais terminou ainda.
daily-beside-notYet = O servidor ainda está guardando a sua partida. Tente de novo daqui a pouco.
daily-beside-damaged = Não dá para ler estas partidas.
daily-reminder-heading = Um lembrete
daily-reminder-what = É um arquivo para a agenda do seu aparelho, com um compromisso por dia. Abra o arquivo, e a sua agenda avisa você. Esta página não envia nada.
daily-reminder-time = Hora
daily-reminder-save = Salvar o arquivo
daily-reminder-stop = Para parar, apague o compromisso na sua agenda.
daily-reminder-title = Crazy Rummy: desafio diário
daily-nextDeal = O próximo desafio chega { AHEAD($wait) }.
daily-dayInShort = { DAY($day) }
daily-weekday = { WEEKDAY($day) }
daily-ownResult =
    { $position ->
        [none] { COUNT($points, "point") }
       *[other] { ORDINAL($position) } de { $seats } na sua mesa, { COUNT($points, "point") }
    }
daily-sharedResult =
    { $position ->
        [none] { COUNT($points, "point") }
       *[other] { ORDINAL($position) } de { $seats } na minha mesa, { COUNT($points, "point") }
    }
daily-sharedHeading = Crazy Rummy, desafio diário de { DATE($day) }
daily-rankLine = Posição { $rank } de { $count } até agora
daily-inARow =
    { $days ->
        [0] { $days } dias seguidos
        [one] { $days } dia seguido
       *[other] { $days } dias seguidos
    }
daily-playedToday =
    { COUNT($points, "point") } · posição { $rank } de { $count }{ $days ->
        [none] {""}
       *[other] {" · "}{ daily-inARow }
    }
daily-notPlayedToday =
    Falta jogar · { $days ->
        [none] as mesmas cartas para todo mundo
       *[other] { daily-inARow }
    }
daily-dealHeading = Rodada { $deal }

## The leaderboard.

ratings-heading = Ranking
ratings-families = Jogos
ratings-season = Temporada
ratings-columns-rank = Posição
ratings-columns-name = Nome
ratings-columns-points = Rating
ratings-columns-games = Partidas
ratings-own = Você
ratings-nobody = Ninguém tem rating aqui ainda: o primeiro pode ser o seu.
ratings-nobodyThen = Ninguém teve rating aqui nesta temporada.
ratings-bots = Bots
ratings-botsHint = Os bots em partidas ranqueadas, na mesma escala. Eles não têm posição.
ratings-botColumns-level = Bot
ratings-botColumns-points = Rating
ratings-botColumns-games = Partidas
ratings-how = Como funciona o rating
ratings-offline = Sem conexão com o servidor.
ratings-tooFast = Pedidos demais. Tente de novo em um minuto.
ratings-again = Tentar de novo
ratings-loading = Carregando…
ratings-ratings = Ratings
ratings-toBoard = Ranking
ratings-hidden = Seus ratings aparecem aqui quando você tiver jogado partidas ranqueadas suficientes.
ratings-seasonOf =
    { $quarter ->
        [1] Janeiro a março
        [2] Abril a junho
        [3] Julho a setembro
       *[4] Outubro a dezembro
    } de { $year }
ratings-untilWords = Termina { AHEAD($wait) }
ratings-people =
    { $opponents ->
        [0] { $opponents } pessoas
        [one] { $opponents } pessoa
       *[other] { $opponents } pessoas diferentes
    }
ratings-ratedGames =
    { $games ->
        [0] { $games } partidas ranqueadas
        [one] { $games } partida ranqueada
       *[other] { $games } partidas ranqueadas
    }
ratings-toGetOn = Escolha “Jogar agora”: a partida é ranqueada para as pessoas reunidas assim, se forem duas ou mais e de redes diferentes. Depois de { ratings-ratedGames } com { ratings-people }, você entra na lista.
ratings-bestOf =
    { $shown ->
        [1] O melhor de { $players }
       *[other] Os { $shown } melhores de { $players }
    }
ratings-standing = Posição { $rank } de { $players }, rating { $points }, { COUNT($games, "game") }
ratings-noRatedGame =
    { $isCurrent ->
        [yes] Nenhuma partida ranqueada nesta temporada ainda
       *[no] Nenhuma partida ranqueada nesta temporada
    }
ratings-tooFew = { ratings-ratedGames } com { ratings-people }: pouco para um rating
ratings-missingGames =
    { $count ->
        [one] mais { $count } partida
       *[other] mais { $count } partidas
    }
ratings-missingPeople =
    { $count ->
        [one] com mais { $count } pessoa diferente
       *[other] com mais { $count } pessoas diferentes
    }
ratings-hiddenUntil = Aparece depois de jogar { LIST($missing) }
ratings-provisional = Provisório, só você vê. Para todos verem, falta jogar { LIST($missing) }
ratings-wonBy =
    { $won ->
        [0] Rating { $points }, sem mudança
       *[other] Rating { SIGNED($won) }, agora { $points }
    }
ratings-rated = Posição { $rank }, rating { $points }, { COUNT($games, "game") }
ratingsExplained-whom = Uma partida sem regras da casa é ranqueada para as pessoas que “Jogar agora” reuniu, se forem duas ou mais. Não vale para quem chegou por código ou link, e pessoas da mesma rede não são comparadas. Partidas ranqueadas não têm dicas. Cada grupo de jogos tem ratings próprios.
ratingsExplained-compared = Todo mundo começa com 1500. A comparação é com as outras pessoas da mesa: o que mais rende é terminar à frente de quem joga bem. Bots não contam.
ratingsExplained-leaving = Se você sair de uma partida, fica em último. Os pontos vêm das rodadas que as duas pessoas jogaram: menos de três valem menos, e sem nenhuma não há pontos. Se o servidor falhar, a partida não conta para ninguém.
ratingsExplained-seasons = Uma temporada dura três meses. Na seguinte, cada rating volta um quarto do caminho até 1500.
ratingsExplained-often = A partir da quarta partida do dia, a mesma pessoa conta cada vez menos, e ninguém vai longe só ganhando de iniciantes. Com muitas contas e muita paciência, ainda dá para subir uma delas.
ratingsExplained-shown = O rating aparece depois de { ratings-ratedGames } da temporada com { ratings-people }.

## The player's history.

history-heading = Suas partidas
history-latest = Últimas partidas
history-all = Ver todas as partidas
history-more = Ver mais
history-figures = Por jogo
history-none = Nenhuma partida ainda
history-noneHint = As partidas deste servidor ficam guardadas aqui quando terminam. As de treino ficam no seu aparelho.
history-notFound = Aqui não há partidas para ver.
history-offline = Sem conexão com o servidor.
history-again = Tentar de novo
history-loading = Carregando…
history-replay = Replay
history-link = Só com link
history-data = Seus dados
history-dataHint = O servidor conhece você só por um número ao acaso, sem e-mail nem endereço.
history-export = Salvar uma cópia
history-erase = Apagar tudo
history-eraseHint = Apaga seu nome, seu histórico, seus desafios diários, seu código de recuperação e sua lista de bloqueios. Suas partidas ficam, sem o seu nome, para quem jogou com você. As cópias de segurança mantêm seus dados até serem apagadas. Isso não pode ser desfeito.
history-really = Apagar tudo mesmo
history-keep = Não apagar
history-erased = Apagado. A partir de agora este aparelho tem um perfil novo.
history-playing = Você ainda está em uma partida. Saia dela ou termine antes.
history-tooFast = Pedidos demais. Tente de novo em um minuto.
history-gamesOfUnnamed = Partidas de alguém sem nome
history-unnamed = Sem nome
history-somebody = alguém sem nome
history-playerWithoutName = alguém sem nome
history-gamesOf = Partidas de { PEOPLE($who) }
history-metHeading =
    { $isOwn ->
        [yes] Com quem você jogou
       *[no] Com quem jogou
    }
history-metHint = Só as partidas que as duas pessoas terminaram.
history-gameOf = { $game }, { COUNT($deals, "deal") }
history-leftAfter = abandonada depois da rodada { $deal }, { COUNT($points, "point") }
history-adjourned = a continuar, { COUNT($points, "point") }
history-abandoned = não terminada, { COUNT($points, "point") }
history-resultOf = { ORDINAL($place) } de { $seats }, { COUNT($points, "point") }
history-companyOf = Com { LIST($names) }
history-playedAt = { MOMENT($time) }
history-headToHead =
    { COUNT($games, "game") }: { PEOPLE($who) } foi melhor em { $won }, { $other } em { $lost }

## Figures of a player in one kind of game.

figures-finished = Terminadas
figures-firsts = Ganhas
figures-points = Pontos por rodada
figures-outs = Batidas
figures-swaps = Coringas trocados
figures-partOf = { $part } de { $whole }
figures-percent = { PERCENT($share) }
figures-withPercent = { $count } ({ $percent })
figures-mean = { GROUPED($value) }

## The cards dealt to a player over all their games.

ownCards-heading = Suas cartas
ownCards-hint = Os bots recebem cartas melhores? Conte os coringas e as cartas soltas que cada um recebeu nas suas mesas.
ownCards-rows-own = Você
ownCards-rows-people = Outras pessoas
ownCards-rows-bots = Bots
ownCards-player = Para quem
ownCards-hands = Mãos
ownCards-shares = Entre parênteses, a média de cartas bem embaralhadas.
ownCards-failed = Não deu para contar as cartas.
ownCards-none = Nestas partidas não há mãos para contar.
ownCards-countButton =
    { $counted ->
        [0]
            { $next ->
                [one] Contar a última partida
               *[other] Contar as últimas { $next } partidas
            }
       *[other] Contar também partidas anteriores
    }
ownCards-counting =
    { $all ->
        [0] Contando…
       *[other] Contando: { $done } de { COUNT($all, "game") }
    }
ownCards-counted =
    { $hands ->
        [1] Contagem: { COUNT($games, "game") }, { $hands } mão sua.
       *[other] Contagem: { COUNT($games, "game") }, { $hands } mãos suas.
    }
ownCards-odds =
    { $count ->
        [1] { COUNT($count, "deal") } em que as chances dependem das cartas recebidas
       *[other] { COUNT($count, "deal") } em que as chances dependem das cartas recebidas
    }
ownCards-absent =
    { $count ->
        [1] { COUNT($count, "deal") } em que você faltou, chegou depois ou saiu antes
       *[other] { COUNT($count, "deal") } em que você faltou, chegou depois ou saiu antes
    }
ownCards-unread =
    { $count ->
        [1] { COUNT($count, "game") } sem registro
       *[other] { COUNT($count, "game") } sem registro
    }
ownCards-leftOut = Fora da conta: { LIST($parts, type: "semicolon") }.
