### Hints and their reasons, the lesson, the rules in short, and why a move is refused.

## The callout of a hint.

hint-name = Consiglio
hint-show = Fammi vedere
hint-next = Un’altra
hint-best = La migliore
hint-thanks = Grazie
hint-noOther = Nessun’altra mossa ci si avvicina.
hint-nothing = Non è ancora il tuo turno.
hint-dealOver = La mano è finita.

## The kind of move to look for.

moves-lookAtPile = Guarda il pozzo.
moves-startWithDraw = Comincia pescando.
moves-drawStock = Pesca dal mazzo.
moves-meld =
    { $kind ->
        [set] Puoi calare { TERM($terms, "aSet") } { RANK($rank, number: "many", article: "of") }.
       *[run] Puoi calare una scala di { SUIT($suit) }.
    }
moves-layOff = Una delle tue carte si attacca a { TERM($terms, "aMeld") } sul tavolo.
moves-swap = Puoi scambiare una carta con { TERM($terms, "aWild") } sul tavolo.
moves-takeBack = Prima devi annullare qualcosa.
moves-discard = Scarta una carta.
moves-discardLast = Scarta l’ultima carta.
moves-holdBack = Non calare ancora niente: scarta una carta.
moves-contract = Hai le carte per il contratto.
moves-goOut = Puoi { TERM($terms, "goOut") }.
moves-float = Hai giocato tutte le carte: resta a galla.
moves-endTurn = Non c’è altro da fare: finisci il turno.
moves-goRummy = Guarda tutte le tue carte: puoi fare ramino.
moves-upForTwo = Puoi finire la mano con il tuo 2.
moves-decline = Lascia il pozzo.
moves-recall = Puoi riprendere il tuo scarto.
moves-chooseSize = Gioca con { $cards } carte.
moves-nameWild = Scegli come { TERM($terms, "wild") } un valore che hai in mano.
moves-claim = La carta offerta ti farebbe comodo.
moves-pass = Lascia andare questa carta.
moves-takePoints = Prendi i punti.
moves-leavePoints = Non prendere i punti.

## The exact move and how to make it. `$button` is a button's label.

exactMoves-drawStock = Tocca il mazzo.
exactMoves-takeTop = Prendi { CARD($card, article: "the") } dal pozzo: sta bene con le tue carte.
exactMoves-takeSeveral = Prendi { COUNT($count, "card") } dal pozzo, fino { CARD($deepest, article: "to") }.
exactMoves-meld = Cala { MELD($meld, style: "short") }. Le carte sono già selezionate: premi «{ $button }».
exactMoves-layOff =
    { $meld ->
        [none]
            Attacca { CARD($card, article: "the") }. La carta è già selezionata: tocca il punto che si illumina.
       *[other]
            Attacca { CARD($card, article: "the") } a { MELD($meld, style: "short") }. La carta è già selezionata: tocca il punto che si illumina.
    }
exactMoves-swap =
    { $count ->
        [one] La carta { CARDS($naturals) } è già selezionata.
       *[other] Le carte { CARDS($naturals) } sono già selezionate.
    } Tocca { WILD($wild, $terms, article: "the") } per lo scambio.
exactMoves-takeBack = Premi «Annulla».
exactMoves-discard = Scarta { CARD($card, article: "the") }. La carta è già selezionata: premi «Scarta».
exactMoves-press = Premi «{ $button }».
exactMoves-layAll = { MELDS($melds, style: "short", type: "comma") }. Premi «{ $button }».
exactMoves-upForTwo = La carta { CARD($card) } è già selezionata per lo scarto. Premi «{ $button }».
exactMoves-chooseSize = Rispondi: { $cards } carte.
exactMoves-nameWild = Scegli { RANK($rank, number: "many", article: "the") }.
exactMoves-claim = Di’ di sì { CARDS($cards, article: "to") }.
exactMoves-no = Rispondi di no.
exactMoves-yes = Rispondi di sì.

## How good a hint is beside the best.

besideBest-nearly = Quasi altrettanto buona.
besideBest-worse =
    { $number ->
        [0] La migliore
        [1] La seconda
        [2] La terza
        [3] La quarta
       *[other] La successiva
    }, peggiore di circa { COUNT($points, "point") }.

## Why a move is good. Chances are shares of one.

reasons-forced = È l’unica mossa che hai.
reasons-goesOut =
    { $saved ->
        [0] Così puoi { TERM($terms, "goOut") }.
        [one] Così puoi { TERM($terms, "goOut") }: il tuo unico punto non conta.
       *[other] Così puoi { TERM($terms, "goOut") }: i tuoi { $saved } punti non contano.
    }
reasons-safeFrom =
    Questo turno mette al sicuro { COUNT($points, "point") } se poi { TERM($terms, "goesOut") } { $name }, che ha ancora { COUNT($left, "card") }.
reasons-safeByChance =
    Questo turno mette al sicuro { COUNT($points, "point") } se la mano finisce prima del tuo prossimo turno (probabilità: circa { PERCENT($chance) }).
reasons-scores = Questo turno vale { COUNT($points, "point") }.
reasons-contract = Con questa mossa fai il contratto.
reasons-opens = Apri con { $points } punti, e ne bastano { $needed }.
reasons-toOpening =
    { $points ->
        [0] Per aprire ti servono { $needed } punti e non ne hai ancora.
       *[other] Hai { $points } dei { $needed } punti che servono per aprire.
    }
reasons-frees =
    { $count ->
        [one] { CAPITAL(CARDS($naturals, article: "the")) } libera
       *[other] { CAPITAL(CARDS($naturals, article: "the")) } liberano
    } { WILD($wild, $terms, article: "the") }{ $isLaidOff ->
        [yes] , che poi attacchi.
       *[no]
            { $meld ->
                [none] .
               *[other] , che passa a { MELD($meld, style: "short") }.
            }
    }
reasons-holdsBack =
    Le tue combinazioni ({ COUNT($points, "point") }) restano nascoste. Rischio che la mano finisca prima del tuo prossimo turno: circa { PERCENT($chance) }.
reasons-sheds =
    { $points ->
        [0]
            { $live ->
                [0]
                    { $gone ->
                        [0] { CAPITAL(CARD($card, article: "the")) } non lega con niente di quello che hai.
                        [one] La carta che serviva { CARD($card, article: "to") } è già uscita.
                       *[other] Le { $gone } carte che servivano { CARD($card, article: "to") } sono già uscite.
                    }
                [1] Solo 1 carta farebbe una combinazione con { CARD($card, article: "the") }.
                [2] Solo 2 carte farebbero una combinazione con { CARD($card, article: "the") }.
               *[other] { COUNT($live, "card") } farebbero una combinazione con { CARD($card, article: "the") }.
            }
       *[other]
            { CAPITAL(CARD($card, article: "the")) } costa { COUNT($points, "point") }{ $live ->
                [0]
                    { $gone ->
                        [0] {" "}e non lega con niente di quello che hai.
                        [one] , e la carta che serviva è già uscita.
                       *[other] , e le { $gone } carte che servivano sono già uscite.
                    }
                [1] , e solo 1 carta ci farebbe una combinazione.
                [2] , e solo 2 carte ci farebbero una combinazione.
               *[other] , e { COUNT($live, "card") } ci farebbero una combinazione.
            }
    }
reasons-goesWith =
    { $beside ->
        [none] { CAPITAL(CARD($card, article: "the")) } sta bene con le tue carte: { reasons-completers }.
       *[other]
            { CAPITAL(CARD($card, article: "the")) } sta bene con { CARD($beside, article: "the") }: { reasons-completers }.
    }
reasons-keeps = Tieni { CARDS($kept, article: "the") }: { reasons-completers }.
reasons-completers =
    { $orWild ->
        [yes]
            { $live ->
                [0] solo { TERM($terms, "aWild") } completerebbe
                [one] { COUNT($live, "card") } o { TERM($terms, "aWild") } qualsiasi completerebbe
               *[other] { COUNT($live, "card") } o { TERM($terms, "aWild") } qualsiasi completerebbero
            }
       *[no]
            { $live ->
                [one] { COUNT($live, "card") } completerebbe
               *[other] { COUNT($live, "card") } completerebbero
            }
    } { TERM($terms, "aMeld") }{ $gone ->
        [0] {""}
        [one] ; 1 carta è già uscita
       *[other] ; { $gone } carte sono già uscite
    }
reasons-deniesFit =
    Non dare { CARD($card, article: "the") } { reasons-toName }, che gioca dopo di te: si attacca a { TERM($terms, "aMeld") } sul tavolo.
reasons-deniesWild =
    Non dare { CARD($card, article: "the") } { reasons-toName }, che gioca dopo di te: libererebbe { TERM($terms, "aWild") }.
reasons-deniesCollector =
    Non dare { CARD($card, article: "the") } { reasons-toName }, che gioca dopo di te e ha { CARDS($held, article: "the") }.
reasons-toName =
    { INITIAL($name) ->
        [vowel] ad { $name }
       *[consonant] a { $name }
    }
reasons-contractNeeds =
    { $missing ->
        [0] Per il contratto non mancano più carte.
        [one] Per il contratto manca ancora { COUNT($missing, "card") }.
       *[other] Per il contratto mancano ancora { COUNT($missing, "card") }.
    }
reasons-hasNoPlace =
    { CAPITAL(CARD($card, article: "the")) } non serve per il tuo contratto, a cui { $missing ->
        [0] non mancano più carte.
        [one] manca ancora { COUNT($missing, "card") }.
       *[other] mancano ancora { COUNT($missing, "card") }.
    }
reasons-fewest = Ti lascia in mano { COUNT($points, "point") }, il minimo possibile.
reasons-completes = { CAPITAL(CARD($card, article: "the")) } completa { MELD($meld, style: "short") }.
reasons-fits = { CAPITAL(CARD($card, article: "the")) } si attacca a { MELD($meld, style: "short") }.
reasons-fitsSomewhere = { CAPITAL(CARD($card, article: "the")) } si attacca a { TERM($terms, "aMeld") }.
reasons-returns =
    Puoi scartare di nuovo { CARD($card, article: "the") }, così nessuna carta nuova ti costa punti.
reasons-pileUseless = { CAPITAL(CARD($card, article: "the")) } nel pozzo ora non ti serve.
reasons-stock =
    { $isAll ->
        [yes] Ognuna delle { $unseen } carte che non vedi ti aiuterebbe subito.
       *[no]
            { $helping ->
                [one] Delle { $unseen } carte che non vedi, { $helping } ti aiuterebbe subito.
               *[other] Delle { $unseen } carte che non vedi, { $helping } ti aiuterebbero subito.
            }
    }
reasons-wildRank =
    { $count ->
        [one] Hai { RANK($rank, article: "a") }.
       *[other] Di { RANK($rank, number: "many") } ne hai { $count }.
    }
reasons-largeHand = Qui le combinazioni danno punti, quindi conviene avere più carte.
reasons-smallHand = Le carte che restano in mano costano punti, quindi conviene averne poche.
reasons-offerWorth = Ti aiuta più di quanto ti costa.
reasons-offerNotWorth = Ti costa più di quanto ti aiuta.
reasons-pressWorth = Sono pochi punti.
reasons-pressNotWorth = Sono troppi punti.
reasons-judged = Tutto sommato dovrebbe convenire.
reasons-stuck = Così com’è, il tuo turno non può finire.

## The lesson.

lesson-name = Lezione
lesson-gotIt = Ho capito
lesson-watch = Fammi vedere
lesson-skip = Salta la lezione
lesson-draw = È il tuo turno. Si comincia sempre pescando: tocca il mazzo, le carte coperte.
lesson-pressDiscard = Premi «Scarta», o trascina la carta sul pozzo.
lesson-goOut =
    Ti resta una carta sola: scartala per chiudere. Così la mano finisce, e gli altri contano le carte che hanno in mano.
lesson-count =
    Ottimo, hai vinto la mano! Gli altri contano le loro carte: 10 le figure, 25 le matte. Vince chi fa meno punti. Ora tre mani, partendo da 0: prima le matte sono gli assi, poi altri valori.
lesson-playOn = Gioca tre mani
lesson-handStep =
    Queste { COUNT($cards, "card") } sono tue. Cerca di giocarle tutte prima degli altri, in tris (tre o quattro dello stesso valore, come 8-8-8) e scale (tre o più di fila dello stesso seme). Quelle che ti restano contano contro di te.
lesson-meldStep =
    { $hasWild ->
        [yes]
            Hai { lesson-meld }: la matta sostituisce un seme che manca. Tocca le carte una per una, poi premi «Cala».
       *[no] Hai { lesson-meld }. Tocca le carte una per una, poi premi «Cala».
    }
lesson-pressMeldStep = Ecco { lesson-meld }. Premi «Cala», o trascina le carte sul tavolo.
lesson-meld =
    { $kind ->
        [set] un tris, { MELD($meld, style: "short") }
       *[run] una scala, { MELD($meld, style: "short") }
    }
lesson-layOffStep =
    { CAPITAL(CARD($card, article: "your")) } va bene per { $kind ->
        [set] il tris
       *[run] la scala
    } { MELD($meld, style: "short") }: puoi attaccare la carta lì. Toccala, poi tocca il punto che si illumina. Ogni carta in meno aiuta.
lesson-putBackStep = La carta { CARD($card) } qui non serve. Toccala di nuovo per lasciarla in mano.
lesson-othersRunStep =
    { PERSON($who) ->
        [you] Hai calato { lesson-meld }.
       *[other] { $who } ha calato { lesson-meld }.
    } Tris e scale sono combinazioni, e quelle sul tavolo sono di tutti: quando ne avrai calata una tua, potrai attaccarci altre carte.
lesson-discardStep =
    Non c’è altro da calare? Allora il turno finisce con uno scarto. Tocca { CARD($card, article: "the") }, poi premi «Scarta»: conviene liberarsi delle carte alte.
lesson-wildStep =
    In questa mano { RANK($rank, number: "many", article: "the") } sono matte: ogni matta può sostituire qualsiasi carta. Qui { CARD($wild, article: "the") } sostituisce { CARD($face, article: "the") }, come c’è scritto sopra.
lesson-watchStep =
    { PERSON($who) ->
        [you] Ora guarda: hai { CARD($natural, article: "the") }, proprio la carta che la matta sostituisce.
       *[other] Ora guarda: { $who } ha { CARD($natural, article: "the") }, proprio la carta che la matta sostituisce.
    }
lesson-swappedStep =
    { PERSON($who) ->
        [you]
            Ecco uno scambio: { CARD($natural, article: "the") } sta dove c’era la matta, e tu hai la matta, da usare di nuovo.
       *[other]
            Ecco uno scambio: { CARD($natural, article: "the") } sta dove c’era la matta, e { $who } ha la matta, da usare di nuovo.
    }
lesson-takeStep =
    Invece che dal mazzo, puoi prendere dal pozzo, la pila degli scarti. In cima c’è { CARD($card, article: "the") }, che sta bene con { CARD($held, article: "your") }: tocca il pozzo.
lesson-swapStep =
    Ora tu! Dopo aver pescato, e con una tua combinazione sul tavolo, puoi fare uno scambio. Hai { CARD($natural, article: "the") }, la carta che la matta { CARD($wild) } sostituisce: tocca la tua carta, poi la matta. La matta passa a te, da giocare o da tenere.

## The rules in short.

shortRules-heading = In breve
shortRules-aimPenalties =
    Finisci le tue carte prima degli altri: quelle che gli altri hanno ancora in mano contano contro di loro.
shortRules-aimHands =
    Finisci le tue carte prima degli altri: quelle che gli altri hanno ancora in mano contano per te.
shortRules-aimMelds =
    Cala { TERM($terms, "melds") } per quanti più punti puoi, e finisci le tue carte prima degli altri.
shortRules-turn = Nel tuo turno pesca una carta, cala { TERM($terms, "melds") } se vuoi e scarta una carta.
shortRules-turnWithoutMelds = Nel tuo turno pesca una carta e scartane una.
shortRules-drawOrLay = Nel tuo turno pesca una carta e scartane una, oppure cala soltanto.
shortRules-lastDiscard = Anche l’ultima carta va scartata.
shortRules-onlySets = { TERM($terms, "TheMelds") } sono { TERM($terms, "sets") }: { shortRules-ofRank }.
shortRules-onlyRuns = { TERM($terms, "TheMelds") } sono scale: { shortRules-inRow }.
shortRules-setsAndRuns = { TERM($terms, "ASet") } è di { shortRules-ofRank }, una scala di { shortRules-inRow }.
shortRules-ofRank =
    { $setMax ->
        [none] { $setMin } o più carte dello stesso valore
       *[other] { $setMin } o { $setMax } carte dello stesso valore
    }
shortRules-inRow = { $runMin } o più carte di fila dello stesso seme
shortRules-wilds = { TERM($terms, "AWild") } può sostituire qualsiasi altra carta.
shortRules-wildRank =
    In ogni mano un valore fa da { TERM($terms, "wild") }: le sue carte possono sostituire qualsiasi altra.
shortRules-addAfterContract =
    { $fromNextTurn ->
        [yes] Prima cala il contratto della mano; dal turno dopo puoi attaccare singole carte { shortRules-added }.
       *[no] Prima cala il contratto della mano; poi puoi attaccare singole carte { shortRules-added }.
    }
shortRules-addAfterMeld =
    { $fromNextTurn ->
        [yes] Dopo aver calato { TERM($terms, "aMeld") }, dal turno dopo puoi attaccare singole carte { shortRules-added }.
       *[no] Dopo aver calato { TERM($terms, "aMeld") }, puoi attaccare singole carte { shortRules-added }.
    }
shortRules-add = Puoi attaccare singole carte { shortRules-added }.
shortRules-added =
    { $toAny ->
        [yes] a qualsiasi { TERM($terms, "meld") } sul tavolo
       *[no] { TERM($terms, "toOwnMelds") }
    }
shortRules-newMelds = Dopo il contratto puoi calare anche altre { TERM($terms, "melds") }.
shortRules-swapAndTake =
    { $onlyInRuns ->
        [yes] Se hai la carta che { TERM($terms, "aWild") } in una scala sul tavolo sostituisce, mettila al suo posto e prendi { TERM($terms, "theWild") }.
       *[no] Se hai la carta che { TERM($terms, "aWild") } sul tavolo sostituisce, mettila al suo posto e prendi { TERM($terms, "theWild") }.
    }
shortRules-swapAndMove =
    { $onlyInRuns ->
        [yes] Se hai la carta che { TERM($terms, "aWild") } in una scala sul tavolo sostituisce, mettila al suo posto e sposta { TERM($terms, "theWild") }.
       *[no] Se hai la carta che { TERM($terms, "aWild") } sul tavolo sostituisce, mettila al suo posto e sposta { TERM($terms, "theWild") }.
    }
shortRules-outOfTurn =
    { $takes ->
        [none] Quando un altro giocatore pesca dal mazzo, puoi prendere la carta in cima al pozzo e pescarne una in più dal mazzo.
       *[other] Quando un altro giocatore pesca dal mazzo, puoi prendere la carta in cima al pozzo e pescarne una in più dal mazzo, fino a { $takes } volte per mano.
    }
shortRules-closedPile = Dopo aver calato, puoi pescare solo dal mazzo.
shortRules-wildKept = Scarta { TERM($terms, "aWild") } solo se non puoi scartare nient’altro.
shortRules-lowestWins = Vince il totale più basso.
shortRules-highestWins = Vince il totale più alto.

## Why a move is refused.

why-title = Perché no?
why-allRules = Tutte le regole di questo tavolo
why-without = Senza { CARD($card, article: "the") } le altre formano { TERM($terms, "aMeld") }: { MELD($meld, style: "short") }.
why-with =
    Aggiungi { CARD($card, article: "the") }{ $held ->
        [yes] {" "}che hai in mano
       *[no] {""}
    }{ $orWild ->
        [yes] , o { TERM($terms, "aWild") },
       *[no] {""}
    } per formare { TERM($terms, "aMeld") }: { MELD($meld, style: "short") }.
why-farFromMeld =
    Con una sola carta in più non formerebbero { TERM($terms, "aMeld") }: non hanno lo stesso valore e non sono vicine in uno stesso seme.
why-couldLay = Puoi farlo subito: hai { MELD($meld, style: "short") }.
why-noMeldYet = In mano non hai ancora { TERM($terms, "noMeld") }. Magari arriva con la prossima carta.
why-fitsElsewhere =
    { CAPITAL(CARD($card, article: "the")) } si attacca a { TERM($terms, "otherMeld") }: { MELD($meld, style: "short") }.
why-fitsNowhere =
    { CAPITAL(CARD($card, article: "the")) } ora non si attacca a { TERM($terms, "noMeld") } sul tavolo.
why-keeps =
    { $isAll ->
        [yes]
            { $held ->
                [one] Hai una sola carta e volevi giocarla: va scartata.
               *[other] Hai { COUNT($held, "card") } e volevi giocarle tutte. Tienine una da scartare.
            }
       *[no] Hai { COUNT($held, "card") } e volevi giocarne { $played }. Tienine una da scartare.
    }

## Why a move is refused. Until these are there, `notices-refused` stands in their place.

refusals-notYourCard = Non hai in mano questa carta.
refusals-pileEmpty = Il pozzo è vuoto. Pesca dal mazzo.
refusals-mustDrawStock = Con una sola carta devi pescare dal mazzo.
refusals-pileClosed = In questa mano hai già calato: pesca dal mazzo.
refusals-noSuchMeld = { TERM($terms, "ThatMeld") } non c’è più.
refusals-notAMeld = Queste carte non formano { TERM($terms, "aSet") } né una scala.
refusals-setFull = { TERM($terms, "ThatSet") } non ha più posto.
refusals-doesNotFit = Questa carta lì non va.
refusals-meldFirst = Prima cala { TERM($terms, "ownMeld") }.
refusals-openingTooLow = Quello che hai calato non fa ancora abbastanza punti.
refusals-openingNeedsRun = Per aprire serve anche una scala senza { TERM($terms, "wilds") }.
refusals-keepOne = Devi tenere una carta da scartare.
refusals-notWild = Puoi scambiare una carta solo con { TERM($terms, "aWild") }.
refusals-wrongNatural = Puoi scambiare { TERM($terms, "aWild") } solo con la carta che sostituisce.
refusals-setNotComplete = Per prendere { TERM($terms, "aWild") } da { TERM($terms, "aSet") } di tre carte, cala insieme due delle carte che mancano.
refusals-keepDrawn = Avevi una sola carta: quella pescata puoi scartarla solo per { TERM($terms, "goOut") }.
refusals-nothingToTakeBack = Non c’è niente da annullare.
refusals-tooManyPlays = Troppe mosse fatte e annullate in questo turno. Finiscilo con uno scarto.
refusals-tooManyWilds = { TERM($terms, "ThatMeld") } avrebbe { TERM($terms, "tooManyWilds") }.
refusals-onlyWilds = A { TERM($terms, "aMeld") } di { TERM($terms, "onlyWilds") } puoi attaccare solo { TERM($terms, "otherWilds") }.
refusals-locked = Non si può prendere niente da { TERM($terms, "aSet") } di { TERM($terms, "onlyWilds") }.
refusals-meldsNotYet = Non puoi ancora calare { TERM($terms, "melds") }.
refusals-oneMeldATurn = Puoi calare { TERM($terms, "oneNewMeld") } per turno.
refusals-notYourMeld = Puoi attaccare carte solo { TERM($terms, "toOwnMelds") }.
refusals-contractFirst = Prima cala tutto il contratto.
refusals-wrongContract = { TERM($terms, "TheseMelds") } non fanno il contratto di questa mano.
refusals-notThisTurn = Hai calato per la prima volta in questo turno. Puoi attaccare carte a partire dal prossimo.
refusals-noNewMelds = Dopo il contratto non si cala più niente di nuovo. Attacca carte a quello che c’è sul tavolo.
refusals-tooAlike = Hai già calato qualcosa di troppo simile in questa mano.
refusals-topCardOnly = Ora puoi prendere solo la carta in cima al pozzo.
refusals-needTwoNaturals = Per prendere questa carta servono due carte naturali che ci leghino.
refusals-mustMeldTaken = Gioca la carta che hai preso dal pozzo, o annulla il turno.
refusals-frozen = Le carte che hai preso dal pozzo si giocano solo dal tuo prossimo turno.
refusals-meldOrDiscardDrawn = Gioca la carta che hai pescato, o scartala.
refusals-noGivingBack = Non puoi scartare la carta che hai preso in questo turno.
refusals-wildNotDiscarded = Tieni { TERM($terms, "theWild") } e scarta un’altra carta.
refusals-wildStays = Solo i jolly possono lasciare { TERM($terms, "theirMeld") }.
refusals-reuseWild = Gioca { TERM($terms, "theWild") } che hai preso, o annulla lo scambio.
refusals-wildNeedsPlace = Sposta { TERM($terms, "theWild") } in { TERM($terms, "aMeld") } dove c’è posto.
refusals-oneSwapATurn = Puoi scambiare con { TERM($terms, "oneWild") } per turno.
refusals-lastCardPlayable = La tua ultima carta si attacca a { TERM($terms, "aMeld") } sul tavolo. Giocala lì.
refusals-notOutYet = Non puoi { TERM($terms, "goOut") } al primo turno.
refusals-noLastDiscard = Per { TERM($terms, "goOut") }, cala tutte le carte. L’ultima non si può scartare.
refusals-cardsLeft = Hai ancora carte in mano.
refusals-notUpForTwo = Per fare up con il 2, tieni un 2 che non sia { TERM($terms, "aWild") }.
refusals-notRummy = Non tutte le tue carte sono combinate.
refusals-rankTaken = Questo valore ha già fatto da { TERM($terms, "wild") }. Scegline un altro.
refusals-notAsked = Ora non hai niente a cui rispondere.
refusals-notCallable = Questa carta non si attacca a niente sul tavolo.
refusals-selectToDiscard = Seleziona una carta da scartare.
refusals-selectToMeld = Prima seleziona le carte di { TERM($terms, "aSet") } o di una scala.
refusals-tooFewToMeld = Per { TERM($terms, "aMeld") } servono più carte.
refusals-tapToArrange = Tocca una carta, poi tocca dove deve andare.
refusals-fitsNotAll = Non tutte queste carte vanno lì.
refusals-meldOfItsOwn = Queste carte formano già { TERM($terms, "aMeld") }. Calale in un punto libero.
refusals-noContractFound = Con le tue carte il contratto non viene ancora.
refusals-noRummyFound = Le tue carte non sono ancora tutte combinate.
refusals-selectForTwo = Seleziona la carta da scartare, e tieni il 2.

## The same for the cards at hand: "This run needs the nine of hearts next."

notices-meldNeeds = Per { TERM($terms, "aMeld") } servono { RANK($least) } carte.
notices-openingTooLow = Hai calato { $points } dei { $needed } punti che servono. Calane altri { $missing } o annulla il turno.
notices-setHasAtMost = { TERM($terms, "ASet") } ha al massimo { COUNT($most, "card") }.
notices-wildLimit =
    { $limit ->
        [single] { TERM($terms, "AMeld") } può avere { TERM($terms, "oneWild") }.
        [newSingle] Quando cali { TERM($terms, "aMeld") }, puoi usare { TERM($terms, "oneWild") }.
        [apart] In una scala due { TERM($terms, "wilds") } non possono stare fianco a fianco, e { TERM($terms, "aSet") } deve avere due carte naturali.
        [oneOrTwo] { TERM($terms, "AMeld") } può avere { TERM($terms, "oneWild") }, o due se ha sei o più carte.
        [fewerThanNaturals] { TERM($terms, "AMeld") } deve avere più carte naturali che { TERM($terms, "wilds") }.
       *[atMostNaturals] { TERM($terms, "AMeld") } non può avere più { TERM($terms, "wilds") } che carte naturali.
    }
notices-noMeldsYet =
    { $why ->
        [untilGoingOut] In questo gioco { TERM($terms, "theMelds") } restano in mano fino al momento di { TERM($terms, "goOut") }.
        [firstTurn] Nel primo turno di una mano non si cala.
       *[untilAllHadTurns] Non si cala finché non hanno giocato tutti.
    }
notices-layTaken = Cala { CARD($card, article: "the") } in { TERM($terms, "newMeld") } con due carte naturali che hai in mano, o annulla il turno.
notices-playTaken = Gioca { CARD($card, article: "the") }, o annulla il turno.
notices-likeTaken = In questo turno hai preso { CARD($card, article: "the") }: non puoi scartare nessuna delle due copie.
notices-topCardOnly = Prima { TERM($terms, "ofFirstMeld") } puoi prendere solo la carta in cima, per usarla lì.
notices-setNeeds =
    A { TERM($terms, "thisSet") } manca { RANK($rank, article: "other") }, o { TERM($terms, "aWild") }.
notices-runNeeds = Questa scala continua con { PLACE($place, style: "short") }, o con { TERM($terms, "aWild") }.
notices-swapNeeds = Con { TERM($terms, "thisWild") } puoi scambiare solo { CARDS($faces, article: "the", type: "or") }.
# "To swap for this wild, lay the Q♥ and Q♠ at once": the wild leaves a set only for two cards. One card: it must be
# among the two.
notices-swapNeedsTwo =
    { $count ->
        [one] Con { TERM($terms, "thisWild") } devi scambiare { CARDS($faces, article: "the") } e un’altra carta di quel valore.
        [2] Con { TERM($terms, "thisWild") } devi scambiare insieme { CARDS($faces, article: "the") }.
       *[other] Con { TERM($terms, "thisWild") } devi scambiare insieme due di queste carte: { CARDS($faces, type: "comma") }.
    }
notices-wildStaysInSet =
    { $onlyFull ->
        [yes] Da { TERM($terms, "aSet") } di quattro carte non si prende { TERM($terms, "theWild") }.
       *[no] Da { TERM($terms, "aSet") } non si prende { TERM($terms, "theWild") }.
    }
notices-likeLaid =
    { $how ->
        [rank] In questa mano hai già calato questo valore.
        [suit] In questa mano hai già calato una scala di questo seme.
       *[touching] Questa scala continua dove ne finisce un’altra tua.
    }

## What answers the questions over the table.

takes-hint = Peschi anche una carta dal mazzo. Il tuo turno arriva come sempre.
takes-yes = Prendi { CARD($card) } + 1 carta
calls-hintTurn = Attacchi la carta, giochi il tuo turno e scarti; poi si continua alla tua sinistra.
calls-hintCard = Attacchi la carta; il turno continua come prima.
calls-yes = Ramino!
calls-yesOnto =
    { $kind ->
        [set] Ramino! { CARD($card) } → { MELD($meld, $terms) }
       *[run] Ramino! { CARD($card) } → scala { MELD($meld, style: "short") }
    }
questions-rank =
    { $isOpen ->
        [yes] { CAPITAL(RANK($rank, number: "many")) }
       *[no] { CAPITAL(RANK($rank, number: "many")) }, valore già usato
    }
press-yes = Prendi { COUNT($points, "point") }

## The choice between several meanings of a gesture: its question, and captions of its options.

chooser-title =
    { $asks ->
        [meld] Quale { TERM($terms, "meld") }?
        [suits] Che cosa sostituisce { TERM($terms, "theWild") }?
        [wildPlace] Dove va { TERM($terms, "theWild") }?
        [lastDiscard] Quale carta scarti?
       *[call] Dove attacchi la carta?
    }
options-suit = { CAPITAL(SUIT($suit)) }…
options-rank = { TERM($terms, "Set") } { RANK($rank, number: "many", article: "of") }…
options-another =
    { $kind ->
        [set] { TERM($terms, "OtherSet") }…
       *[run] Un’altra scala…
    }
options-noDiscard = Senza scarto
options-discard = Scarta { CARD($card, article: "the") }
options-wildAs = { CARD($wild) } come { RANK($rank, style: "short") }{ SUIT($suit, style: "short") }
options-cardInto = { CARD($card) }: { MELD($meld, $terms) }
options-wildTo =
    { $end ->
        [set] { CAPITAL(MELD($meld, $terms, article: "to")) }
        [low] All’inizio { MELD($meld, $terms, article: "of") }
       *[high] Alla fine { MELD($meld, $terms, article: "of") }
    }
options-meld = { CAPITAL(MELD($meld, $terms)) }
