### The rules in sentences: a label and a sentence for each value of every option, and remarks that belong to none.
### Only those that apply are said, in this order. Numbers and lists are values of one sentence.

## Players and cards.

topic-players = Giocatori e carte
option-table-minPlayers-label = Minimo di giocatori
option-table-minPlayers = Almeno { $players } giocatori.
option-table-maxPlayers-label = Massimo di giocatori
option-table-maxPlayers = Al massimo { $players } giocatori.
option-table-direction-label = Senso di gioco
option-table-direction-clockwise = Si danno le carte e si gioca in senso orario, e così passa anche il turno di mazziere.
option-table-direction-counterClockwise = Si danno le carte e si gioca in senso antiorario, e così passa anche il turno di mazziere.
option-table-firstDealer-label = Primo mazziere
option-table-firstDealer-random = Il primo mazziere si sceglie a caso.
option-table-firstDealer-lowestDraw = Ognuno pesca una carta, e chi ha la più bassa è il primo mazziere; l’asso è la più bassa.
option-table-firstDealer-firstJack = Si danno carte scoperte una alla volta, a giro, e chi riceve il primo fante è il primo mazziere.
option-table-drawTie-label = Carte uguali nel sorteggio
option-table-drawTie-lowestRedraw = Chi è a pari merito con la carta più bassa pesca di nuovo.
option-table-drawTie-allEqualRedraw = Chi ha pescato carte uguali pesca di nuovo, finché non sono tutte diverse.
option-pack-packs-label = Mazzi
option-pack-packs-one = Un mazzo da 52 carte.
option-pack-packs-two = Due mazzi mescolati insieme.
option-pack-packs-twoAbove4 = Un mazzo fino a quattro giocatori, due mazzi se sono di più.
option-pack-packs-threeAbove4 = Due mazzi fino a quattro giocatori, tre mazzi se sono di più.
option-pack-packs-halfOfPlayers = Un mazzo ogni due giocatori, arrotondando per eccesso.
option-pack-jokers-label = Jolly
option-pack-jokers-0 = Nessun jolly.
option-pack-jokers-1 = Un jolly.
option-pack-jokers-2 = Due jolly.
option-pack-jokers-4 = Quattro jolly.
option-pack-jokers-6 = Sei jolly.
option-pack-jokers-twoPerPack = Due jolly per ogni mazzo.
option-pack-lowestRank-label = Carte tolte
option-pack-lowestRank-2 = Non si toglie nessuna carta.
option-pack-lowestRank-3 = Si tolgono i due.
option-pack-lowestRank-4 = Si tolgono i due e i tre.
option-pack-lowestRank-6 = Si tolgono i due, i tre, i quattro e i cinque.
remark-players-exactly = Per { $players } giocatori.
remark-players-either = Per { LIST($numbers, type: "or") } giocatori.
remark-players-fromTo = Da { $fewest } a { $most } giocatori.

## The deal.

topic-deal = Dare le carte
option-table-firstPlayer-label = Chi gioca per primo
option-table-firstPlayer-afterDealer = Comincia il giocatore dopo il mazziere.
option-table-firstPlayer-dealer = Comincia il mazziere.
option-deal-size-label = Numero di carte
option-deal-size-fixed = In ogni mano si dà lo stesso numero di carte.
option-deal-size-byRound = A ogni mano si dà una carta in più.
option-deal-size-byContract = Il contratto di ogni mano dice quante carte si danno.
option-deal-size-byUpcard = Ogni giocatore riceve tutte le carte in una volta. La prima è scoperta e dice quante ne avrà.
option-deal-cards-label = Carte a testa
option-deal-cards = Si comincia con { $cards } carte a testa.
option-deal-cardsIfFew-label = Carte a testa a un tavolo piccolo
option-deal-cardsIfFew =
    { $cards ->
        [0] Si comincia sempre con lo stesso numero di carte, qualunque sia il numero di giocatori.
       *[other] A un tavolo piccolo si comincia con { $cards } carte a testa.
    }
option-deal-fewPlayers-label = Misura di un tavolo piccolo
option-deal-fewPlayers =
    { $players ->
        [2] Un tavolo piccolo è di due giocatori.
       *[other] Un tavolo piccolo è di { $players } giocatori al massimo.
    }
option-deal-upcardMeaning-label = Che cosa dice la prima carta
option-deal-upcardMeaning-additional = La carta scoperta dice quante altre carte riceve quel giocatore.
option-deal-upcardMeaning-total = La carta scoperta dice quante carte riceve quel giocatore in tutto, compresa quella.
option-deal-upcardCourts-label = Una figura come prima carta
option-deal-upcardCourts-ten = Un fante, una donna o un re scoperti danno 10 carte.
option-deal-upcardCourts-elevenToThirteen = Scoperti, un fante dà 11 carte, una donna 12 e un re 13.
option-deal-upcardAce-label = Un asso come prima carta
option-deal-upcardAce = Un asso scoperto dà { $cards } carte.
option-deal-upcardPermanentWild-label = Una matta fissa come prima carta
option-deal-upcardPermanentWild-buried = Se la carta scoperta fa sempre da { TERM($terms, "wild") }, torna nel mazzo e se ne scopre un’altra.
option-deal-upcardPermanentWild-15 = Se la carta scoperta fa sempre da { TERM($terms, "wild") }, dà 15 carte.
option-deal-upcardPermanentWild-20 = Se la carta scoperta fa sempre da { TERM($terms, "wild") }, dà 20 carte.
option-deal-upcardPermanentWild-25 = Se la carta scoperta fa sempre da { TERM($terms, "wild") }, dà 25 carte.
option-deal-upcardPermanentWild-twoOrTwelve = Se i due fanno sempre da { TERM($terms, "wild") }, chi ha un due scoperto sceglie tra due e dodici carte in tutto.
option-deal-burySmallUpcards-label = Un due, tre o quattro come prima carta
option-deal-burySmallUpcards-false = Una carta bassa scoperta dà poche carte.
option-deal-burySmallUpcards-true = Un due, un tre o un quattro scoperto torna nel mazzo, e si scopre un’altra carta.
option-deal-order-label = Come si danno le carte
option-deal-order-cards = Le carte si danno una alla volta.
option-deal-order-hands = Ogni giocatore riceve tutte le carte in una volta.
option-deal-extra-label = Carta in più
option-deal-extra-firstPlayer = Chi gioca per primo riceve una carta in più, che vale come prima pescata.
option-deal-extra-nobody = Nessuno riceve una carta in più: il primo turno comincia pescando, come tutti gli altri.
option-deal-pileUpcard-label = Inizio del pozzo
option-deal-pileUpcard-none = Il pozzo comincia con il primo scarto.
option-deal-pileUpcard-kept = Si scopre una carta per cominciare il pozzo.
option-deal-pileUpcard-replacedIfWild = Si scopre una carta per cominciare il pozzo; se è { TERM($terms, "aWild") }, torna nel mazzo e se ne scopre un’altra.
remark-deal-wholeHands = Ogni giocatore riceve tutte le carte in una volta, il mazziere per ultimo, con la prima scoperta.
remark-deal-handsByContract = Mano dopo mano, ognuno riceve { LIST($hands) } carte.
remark-deal-handsGrow = Nella prima mano ognuno riceve { $cards } carte, e in ogni mano seguente una di più.
remark-deal-hands = Ognuno riceve { $cards } carte.
remark-deal-handsIfFew =
    { $players ->
        [2] Ognuno riceve { $cards } carte, o { $few } se si gioca in due.
       *[other] Ognuno riceve { $cards } carte, o { $few } se si gioca in { $players } al massimo.
    }

## Which cards are wild.

topic-wilds = Quali carte fanno da { TERM($terms, "wild") }
option-wilds-source-label = La matta della mano
option-wilds-source-schedule = Ogni mano ha { TERM($terms, "itsWild") }, che si sa dall’inizio.
option-wilds-source-dealerNames = Il mazziere guarda le sue carte e sceglie quale valore fa da { TERM($terms, "wild") }; ogni valore si può scegliere una volta sola per partita.
option-wilds-source-dealerFirstCard = La prima carta del mazziere si dà scoperta: tutte le carte di quel valore sono { TERM($terms, "wilds") }.
option-wilds-source-dealerLastCard = L’ultima carta del mazziere si dà scoperta: tutte le carte di quel valore sono { TERM($terms, "wilds") }.
option-wilds-source-dealerExtraCard = Il mazziere riceve una carta in più, scoperta: tutte le carte di quel valore sono { TERM($terms, "wilds") }.
option-wilds-source-outsideCard = Si scopre una carta a parte: tutte le carte di quel valore sono { TERM($terms, "wilds") }.
option-wilds-source-stockCard = Date le carte, si scopre la prima del mazzo: tutte le carte di quel valore sono { TERM($terms, "wilds") }.
option-wilds-source-none = Nessun valore fa da { TERM($terms, "wild") }.
option-wilds-schedule-label = Le mani
option-wilds-schedule-none = Il numero di mani non è fissato.
option-wilds-schedule-ranks = Fanno da { TERM($terms, "wild") }, una mano dopo l’altra: { RANKS($ranks, style: "short", type: "space") }.
option-wilds-jokerDeal-label = Un’ultima mano per il jolly
option-wilds-jokerDeal-false = Non ci sono altre mani.
option-wilds-jokerDeal-true = Segue un’altra mano, in cui nessun valore fa da { TERM($terms, "wild") }.
option-wilds-permanent-label = Matte fisse
option-wilds-permanent-none = Nessuna carta fa sempre da { TERM($terms, "wild") }.
option-wilds-permanent-kinds = { CAPITAL(LIST($kinds)) } fanno sempre da { TERM($terms, "wild") }.
permanentWilds-jokers = i jolly
permanentWilds-twos = i due
permanentWilds-tens = i dieci
permanentWilds-oneEyedJacks = i fanti di profilo
option-wilds-indicator-label = La carta che indica la matta
option-wilds-indicator-outOfPlay = La carta che indica { TERM($terms, "theWild") } resta fuori dal gioco.
option-wilds-indicator-startsPile = La carta che indica { TERM($terms, "theWild") } comincia il pozzo.
option-wilds-permanentIndicator-label = Se quella carta è una matta fissa
option-wilds-permanentIndicator-buried = Se quella carta fa sempre da { TERM($terms, "wild") }, torna nel mazzo e se ne scopre un’altra.
option-wilds-permanentIndicator-dealerGetsMore = Se quella carta fa sempre da { TERM($terms, "wild") }, il mazziere la tiene e ne riceve un’altra, e così via.
option-wilds-aceAllowed-label = Gli assi come matta della mano
option-wilds-aceAllowed-true = Anche gli assi possono fare da { TERM($terms, "wild") } della mano.
option-wilds-aceAllowed-false = Gli assi non fanno mai da { TERM($terms, "wild") } della mano.
remark-wilds-noWilds = Non ci sono { TERM($terms, "wilds") }.
remark-wilds-deals =
    { $deals ->
        [1] Si gioca una mano.
       *[other] Si giocano { $deals } mani.
    }
remark-wilds-oneJoker = Il jolly fa sempre da { TERM($terms, "wild") }.
remark-wilds-noOthers = Non ci sono { TERM($terms, "otherWilds") }.
remark-wilds-buried = Se si scopre { LIST($kinds, type: "or") }, la carta torna nel mazzo e se ne scopre un’altra.
onePermanentWild-jokers = un jolly
onePermanentWild-twos = un due
onePermanentWild-tens = un dieci
onePermanentWild-oneEyedJacks = un fante di profilo
remark-wilds-standsForAny = { TERM($terms, "AWild") } può sostituire qualsiasi altra carta.
remark-wilds-usedAsItIs = Una carta che fa da { TERM($terms, "wild") } può sempre valere anche per la carta che è.

## A turn.

topic-turn = Il turno
option-draw-depth-label = Quante carte si possono prendere
option-draw-depth-one = Comincia il turno pescando la prima carta del mazzo o prendendo quella in cima al pozzo.
option-draw-depth-any = Comincia il turno pescando la prima carta del mazzo, o prendendo dalla cima del pozzo quante carte vuoi.
option-draw-gated-label = Il pozzo prima di aprire
option-draw-gated-false = Puoi prendere dal pozzo sia prima sia dopo aver calato { TERM($terms, "ownMeld") }.
option-draw-gated-true = Prima { TERM($terms, "ofFirstMeld") } puoi prendere solo la carta in cima al pozzo, e solo per calarla in quel turno in { TERM($terms, "newMeld") }.
option-draw-deepestMustMeld-label = La carta più in fondo tra quelle prese
option-draw-deepestMustMeld-false = La carta più in fondo che prendi dal pozzo puoi tenerla in mano.
option-draw-deepestMustMeld-true = Se prendi due o più carte dal pozzo, quella più in fondo va giocata sul tavolo in quel turno.
option-draw-takenFrozen-label = Le carte prese aspettano un turno
option-draw-takenFrozen-false = Le carte del pozzo puoi giocarle sul tavolo nel turno in cui le prendi.
option-draw-takenFrozen-true = Quando hai già aperto, le carte che prendi dal pozzo puoi giocarle sul tavolo solo dal tuo prossimo turno.
option-draw-topMustMeld-label = La carta in cima al pozzo
option-draw-topMustMeld-false = Se prendi la carta in cima al pozzo, puoi tenerla in mano.
option-draw-topMustMeld-true = Se prendi la carta in cima al pozzo, devi giocarla sul tavolo in quel turno.
option-draw-twoNaturals-label = Due carte naturali con quella presa
option-draw-twoNaturals-off = Per prendere dal pozzo non servono carte naturali che ci leghino.
option-draw-twoNaturals-forSeveral = Se prendi più della carta in cima, devi calare quella più in fondo in { TERM($terms, "newMeld") }, con due carte naturali che hai in mano.
option-draw-twoNaturals-always = Per prendere dal pozzo devi avere due carte naturali che leghino con la più in fondo tra quelle che prendi, e calarle insieme.
option-draw-useOrDiscard-label = Una carta del mazzo
option-draw-useOrDiscard-false = La carta che peschi dal mazzo puoi tenerla in mano.
option-draw-useOrDiscard-true = La carta che peschi dal mazzo va giocata sul tavolo o scartata nello stesso turno.
option-draw-giveBack-label = Scartare una carta presa
option-draw-giveBack-yes = Puoi scartare una carta appena presa dal pozzo.
option-draw-giveBack-no = Non puoi scartare una carta appena presa dal pozzo.
option-draw-giveBack-notIfTopOnly = Se prendi solo la carta in cima al pozzo, non puoi scartarla in quel turno.
option-goingOut-wildDiscard-label = Scartare una matta
option-goingOut-wildDiscard-true = Puoi scartare { TERM($terms, "aWild") } come qualsiasi altra carta.
option-goingOut-wildDiscard-false = Puoi scartare { TERM($terms, "aWild") } solo se non puoi scartare nient’altro.
option-draw-outOfTurn-label = Prendere fuori turno
option-draw-outOfTurn-off = Nessuno può prendere uno scarto fuori turno.
option-draw-outOfTurn-afterDraw = Dopo che un giocatore ha pescato dal mazzo, un altro può prendere fuori turno la carta in cima al pozzo, e deve pescare anche una carta dal mazzo; ha la precedenza chi viene prima nel giro.
option-draw-outOfTurn-beforeDraw = Prima che un giocatore peschi dal mazzo, un altro può prendere fuori turno la carta in cima al pozzo, e deve pescare anche una carta dal mazzo; ha la precedenza chi viene prima nel giro.
option-draw-takes-label = Quante volte fuori turno
option-draw-takes-none = Puoi prendere fuori turno tutte le volte che vuoi.
option-draw-takes-most = Puoi prendere fuori turno al massimo { $times } volte per mano.
option-draw-afterMeld-label = Il pozzo dopo aver calato
option-draw-afterMeld-open = Puoi prendere dal pozzo anche dopo aver calato.
option-draw-afterMeld-closed = Dopo aver calato per la prima volta in una mano, non puoi più prendere niente dal pozzo.
option-draw-pileShown-label = Che cosa si vede del pozzo
option-draw-pileShown-top = Si vede solo la carta in cima al pozzo.
option-draw-pileShown-all = Si vede tutto il pozzo.
option-goingOut-discardTakeBack-label = Riprendere uno scarto
option-goingOut-discardTakeBack-false = Uno scarto è definitivo.
option-goingOut-discardTakeBack-true = Puoi riprendere il tuo scarto finché il giocatore dopo non pesca.
option-goingOut-oneCard-label = Regola dell’ultima carta
option-goingOut-oneCard-true = Con una sola carta devi pescare dal mazzo. Poi { TERM($terms, "goOutNow") }, oppure tieni la carta pescata e scarti l’altra.
option-goingOut-oneCard-false = Con una sola carta peschi e scarti come sempre.
remark-turn-layAndDiscard = Poi puoi giocare carte sul tavolo. Per finire il turno, scarta una carta scoperta.
remark-turn-onlyDiscard = Per finire il turno, scarta una carta scoperta.

## Melds.

topic-melds = { TERM($terms, "Melds") }
option-melds-kinds-label = Tipi di combinazioni
option-melds-kinds-both = { TERM($terms, "AMeld") } è { TERM($terms, "aSet") } (carte dello stesso valore) o una scala (carte di fila dello stesso seme).
option-melds-kinds-sets = { TERM($terms, "AMeld") } è { TERM($terms, "aSet") }, carte dello stesso valore; non ci sono scale.
option-melds-kinds-runs = { TERM($terms, "AMeld") } è una scala, carte di fila dello stesso seme; non ci sono { TERM($terms, "sets") }.
option-melds-setMin-label = Tris più piccolo
option-melds-setMin = { TERM($terms, "ASet") } ha almeno { $cards } carte.
option-melds-setMax-label = Tris più grande
option-melds-setMax =
    { $cards ->
        [0] { TERM($terms, "ASet") } può avere quante carte si vuole.
       *[other] { TERM($terms, "ASet") } ha al massimo { $cards } carte.
    }
option-melds-duplicates-label = Due carte uguali in un tris
option-melds-duplicates-false = In { TERM($terms, "aSet") } nessuna carta può esserci due volte.
option-melds-duplicates-true = In { TERM($terms, "aSet") } la stessa carta può esserci più volte.
option-melds-overflow-label = Tris più grandi del mazzo
option-melds-overflow-false = { TERM($terms, "ASet") } non ha mai più carte di quante ce ne siano di quel valore.
option-melds-overflow-true = Con { TERM($terms, "theWilds") }, { TERM($terms, "aSet") } può avere più carte di quante ce ne siano di quel valore.
option-melds-runMin-label = Scala più corta
option-melds-runMin = Una scala ha almeno { $cards } carte.
option-melds-runAce-label = L’asso nelle scale
option-melds-runAce-low = Nelle scale l’asso è basso: vale A-2-3, ma non Q-K-A.
option-melds-runAce-lowOrHigh = In una scala l’asso può essere basso o alto, A-2-3 o Q-K-A, ma non tutti e due insieme.
option-melds-runAce-eitherEnd = Una scala può avere un asso a un capo o all’altro, o a tutti e due.
option-melds-runAce-high = Nelle scale l’asso è alto: vale Q-K-A, ma non A-2-3.
option-melds-runAce-highOrLow = Nelle scale l’asso è alto, Q-K-A, e può essere anche basso, A-2-3, ma non tutti e due insieme.
option-melds-wildLimit-label = Matte in una combinazione
option-melds-wildLimit-none = In { TERM($terms, "aMeld") } il numero { TERM($terms, "ofTheWilds") } è libero.
option-melds-wildLimit-atMostNaturals = { TERM($terms, "AMeld") } non può avere più { TERM($terms, "wilds") } che carte naturali.
option-melds-wildLimit-fewerThanNaturals = { TERM($terms, "AMeld") } deve avere più carte naturali che { TERM($terms, "wilds") }.
option-melds-wildLimit-one = { TERM($terms, "AMeld") } può avere { TERM($terms, "oneWild") }.
option-melds-wildLimit-half = In { TERM($terms, "aMeld") } non più di metà delle carte possono essere { TERM($terms, "wilds") }.
option-melds-wildLimit-oneWhenLaid = Quando cali { TERM($terms, "aMeld") }, puoi usare { TERM($terms, "oneWild") }. Sul tavolo se ne possono attaccare ancora.
option-melds-wildLimit-apart = In una scala due { TERM($terms, "wilds") } non possono stare fianco a fianco. { TERM($terms, "ASet") } deve avere almeno due carte naturali.
option-melds-splitLong-label = Combinazioni lunghe come due
option-melds-splitLong-false = { TERM($terms, "AMeld") } può avere { TERM($terms, "oneWild") } anche se è di molte carte.
option-melds-splitLong-true = { TERM($terms, "AMeld") } di sei o più carte conta come due parti, e ogni parte può avere { TERM($terms, "oneWild") }.
option-melds-ownPlace-label = Matte al loro posto
option-melds-ownPlace-natural = Se { TERM($terms, "aWild") } vale per la carta che è, conta come carta naturale.
option-melds-ownPlace-wild = Anche se { TERM($terms, "aWild") } vale per la carta che è, conta come { TERM($terms, "wild") }.
option-melds-ownPlace-choice = Se { TERM($terms, "aWild") } vale per la carta che è, conta come carta naturale o come { TERM($terms, "wild") }, a tua scelta.
option-melds-allWild-label = Combinazioni di sole matte
option-melds-allWild-ordinary = { TERM($terms, "AMeld") } può essere di { TERM($terms, "onlyWilds") }.
option-melds-allWild-locked = { TERM($terms, "AMeld") } può essere di { TERM($terms, "onlyWilds") }; se è { TERM($terms, "aSet") }, da lì non si può prendere niente.
option-melds-allWild-special = { TERM($terms, "AMeld") } può essere di { TERM($terms, "onlyWilds") }; allora ci si attaccano solo { TERM($terms, "otherWilds") }.
option-melds-setWild-label = Matte in un tris
option-melds-setWild-anyMissing = In { TERM($terms, "aSet") }, { TERM($terms, "aWild") } sostituisce qualsiasi seme che manca.
option-melds-setWild-named = In { TERM($terms, "aSet") }, { TERM($terms, "aWild") } sostituisce un seme solo, che si dice calando.
option-play-when-label = Quando si cala
option-play-when-duringTurns = Nel tuo turno puoi calare { TERM($terms, "melds") } sul tavolo, ma non è mai un obbligo.
option-play-when-goingOutOnly = { TERM($terms, "TheMelds") } restano in mano finché un giocatore non { TERM($terms, "goesOut") }.
option-play-firstTurn-label = Calare nel primo turno
option-play-firstTurn-true = Nel primo turno di una mano si può calare come in ogni altro.
option-play-firstTurn-false = Nel primo turno di una mano il primo giocatore non può calare niente.
option-play-firstRound-label = Calare nel primo giro
option-play-firstRound-true = Nel primo giro si può calare.
option-play-firstRound-false = Nessuno può calare niente finché non hanno giocato tutti e non tocca di nuovo al primo giocatore.
option-play-meldsPerTurn-label = Nuove combinazioni in un turno
option-play-meldsPerTurn-0 = In un turno puoi calare quante carte vuoi, anche in più { TERM($terms, "melds") }.
option-play-meldsPerTurn-1 = In un turno puoi calare { TERM($terms, "oneNewMeld") }.
option-play-firstMeld-label = Punti per aprire
option-play-firstMeld-none = Per aprire, cioè calare per la prima volta, non c’è un minimo di punti.
option-play-firstMeld-points = Per aprire, cioè calare per la prima volta nella mano, { TERM($terms, "theMelds") } di quel turno devono valere insieme almeno { $points } punti. { TERM($terms, "AWild") } vale come la carta che sostituisce.
option-play-firstRun-label = Una scala senza matte
option-play-firstRun-false = Non serve una scala senza { TERM($terms, "wilds") }.
option-play-firstRun-true = Serve almeno una scala senza { TERM($terms, "wilds") }.
option-play-contract-label = Contratti
option-play-contract-off = Non ci sono contratti: puoi cominciare con qualsiasi { TERM($terms, "meld") }.
option-play-contract-table = Ognuna delle { $deals } mani ha un contratto, da calare tutto insieme prima di ogni altra cosa: { LIST($contracts, type: "semicolon") }.
option-play-contract-written =
    { $count ->
        [1] Tutte le mani hanno lo stesso contratto, da calare tutto insieme prima di ogni altra cosa: { LIST($contracts, type: "semicolon") }.
       *[other] Ogni mano ha un contratto, da calare tutto insieme prima di ogni altra cosa: { LIST($contracts, type: "semicolon") }. Dopo l’ultimo contratto si ricomincia dal primo.
    }
ruleContract-run =
    { $count ->
        [one]
            { $size ->
                [0] una scala
               *[other] una scala da { $size }
            }
       *[other]
            { $size ->
                [0] { $count } scale
               *[other] { $count } scale da { $size }
            }
    }
ruleContract-set =
    { $count ->
        [one]
            { $size ->
                [0] { TERM($terms, "aSet") }
               *[other] { TERM($terms, "aSet") } da { $size }
            }
       *[other]
            { $size ->
                [0] { $count } { TERM($terms, "sets") }
               *[other] { $count } { TERM($terms, "sets") } da { $size }
            }
    }
ruleContract-either =
    { $count ->
        [one] { TERM($terms, "aSet") } o una scala da { $size }
       *[other] { $count } { TERM($terms, "sets") } o scale da { $size }
    }
ruleContract-deal =
    { $isEveryCard ->
        [yes] { LIST($melds) } con tutte le tue carte
       *[no] { LIST($melds) }
    }
option-play-contractAlike-label = Combinazioni simili in un contratto
option-play-contractAlike-differ = In un contratto le scale devono essere di semi diversi, e { TERM($terms, "theSets") } di valori diversi.
option-play-contractAlike-apart = In un contratto due { TERM($terms, "sets") } possono essere dello stesso valore. Due scale possono essere dello stesso seme, a meno che una non continui dove finisce l’altra.
option-play-contractAlike-any = In un contratto due { TERM($terms, "sets") } possono essere dello stesso valore, e due scale dello stesso seme.
option-play-contractExact-label = Carte nelle combinazioni di un contratto
option-play-contractExact-false = { TERM($terms, "TheMelds") } di un contratto possono avere più carte di quelle richieste.
option-play-contractExact-true = { TERM($terms, "TheMelds") } di un contratto devono avere esattamente le carte richieste, a meno che il contratto non prenda tutte le tue carte.
option-play-meldTurns-label = Turni per calare
option-play-meldTurns-afterDraw = Cali le carte dopo aver pescato e prima di scartare.
option-play-meldTurns-insteadOfDraw = Invece di pescare puoi giocare carte sul tavolo. In quel turno non peschi e non scarti.
option-play-newAfterContract-label = Nuove combinazioni dopo il contratto
option-play-newAfterContract-false = Dopo il tuo contratto non cali più niente di nuovo: puoi solo attaccare carte.
option-play-newAfterContract-true = Dopo il tuo contratto, nello stesso turno o più tardi, puoi calare anche altre { TERM($terms, "melds") }.
remark-melds-unlikeOthers = Le differenze richieste in un contratto valgono anche per tutto quello che cali nella mano.
remark-melds-wildsCount = In quel numero contano anche { TERM($terms, "theWilds") }.
remark-melds-noWrapping = Una scala non ricomincia mai da capo: K-A-2 non è una scala.
remark-melds-saidOnce = Se con le stesse carte si può fare più di { TERM($terms, "aMeld") }, dici tu quale cali, e così resta.

## Laying off.

topic-layingOff = Attaccare
option-play-layOffNeedsMeld-label = Aprire prima di attaccare
option-play-layOffNeedsMeld-true = Quando in una mano hai calato { TERM($terms, "ownMeld") }, puoi attaccare carte a quello che c’è sul tavolo.
option-play-layOffNeedsMeld-false = Puoi attaccare carte a quello che c’è sul tavolo anche prima di aver calato { TERM($terms, "ownMeld") }.
option-play-layOffFrom-label = Attaccare dopo aver calato
option-play-layOffFrom-sameTurn = Puoi attaccare carte già nel turno in cui cali per la prima volta.
option-play-layOffFrom-nextTurn = Nel turno in cui cali per la prima volta non puoi ancora attaccare carte a quello che c’è sul tavolo, né fare scambi con { TERM($terms, "theWilds") }.
option-play-layOffOthers-label = Attaccare alle combinazioni degli altri
option-play-layOffOthers-true = Puoi attaccare { TERM($terms, "toAllMelds") }.
option-play-layOffOthers-false = Puoi attaccare solo { TERM($terms, "toOwnMelds") }.
option-play-owner-label = Di chi sono le carte
option-play-owner-common = Le carte sul tavolo non sono di nessuno.
option-play-owner-player = Ogni carta sul tavolo sta davanti al giocatore che l’ha giocata e conta per lui.
option-goingOut-callRummy-label = Chiamare «Ramino!»
option-goingOut-callRummy-off = Nessuno può chiamare «Ramino!» su uno scarto.
option-goingOut-callRummy-top = Quando uno scarto si attacca a { TERM($terms, "aMeld") } sul tavolo, gli altri giocatori possono chiamare «Ramino!» e attaccarlo prima che il giocatore dopo peschi; se chiamano in più d’uno, lo prende chi viene prima nel giro.
option-goingOut-callRummy-pile = Dopo uno scarto, gli altri giocatori possono chiamare «Ramino!» su qualsiasi carta del pozzo che si attacca a { TERM($terms, "aMeld") } sul tavolo o forma { TERM($terms, "aMeld") } con quelle che ha sopra. Chi chiama prende anche tutte le carte che ha sopra. Se chiamano in più d’uno, la prende chi viene prima nel giro.
option-goingOut-callEffect-label = Che cosa fa chi chiama
option-goingOut-callEffect-wholeTurn = La chiamata vale come pescata: chi chiama gioca un turno, e il gioco continua da lì.
option-goingOut-callEffect-cardOnly = Chi chiama gioca solo quella carta, e il gioco continua come prima.
remark-layingOff-opening = Dopo aver aperto, anche nello stesso turno, puoi attaccare carte a quello che c’è sul tavolo. Le carte attaccate non contano per aprire.

## Swapping for wilds.

topic-swaps = Scambi con { TERM($terms, "theWilds") }
option-swap-to-label = Scambi con le matte
option-swap-to-free = Se hai la carta che { TERM($terms, "aWild") } sul tavolo sostituisce, puoi scambiarla con { TERM($terms, "theWild") }, che puoi giocare o tenere.
option-swap-to-off = { TERM($terms, "AWild") } sul tavolo resta dov’è.
option-swap-to-thisTurn = Se hai la carta che { TERM($terms, "aWild") } sul tavolo sostituisce, puoi scambiarla con { TERM($terms, "theWild") }, che devi giocare di nuovo in quel turno.
option-swap-to-otherMeld = Se hai la carta che { TERM($terms, "aWild") } sul tavolo sostituisce, puoi metterla al suo posto e spostare { TERM($terms, "theWild") } in { TERM($terms, "otherMeld") }, o in un altro punto { TERM($terms, "ofSameMeld") }.
option-swap-to-stays = Se hai la carta che { TERM($terms, "aWild") } sul tavolo sostituisce, puoi metterla al suo posto e spostare { TERM($terms, "theWild") } in un altro punto { TERM($terms, "ofSameMeld") }.
option-swap-needsMeld-label = Aprire prima di scambiare
option-swap-needsMeld-true = Prima devi aver calato { TERM($terms, "ownMeld") } in quella mano.
option-swap-needsMeld-false = Non serve aver calato { TERM($terms, "ownMeld") }.
option-swap-which-label = Quali matte si possono prendere
option-swap-which-all = Qualsiasi { TERM($terms, "wild") } può lasciare così { TERM($terms, "itsMeld") }.
option-swap-which-jokers = Solo i jolly possono lasciare { TERM($terms, "theirMeld") }; { TERM($terms, "theOtherWilds") } restano dove sono.
option-swap-allWildLocked-label = Tris di sole matte
option-swap-allWildLocked-false = { TERM($terms, "AWild") } si può prendere anche da { TERM($terms, "aSet") } di { TERM($terms, "onlyWilds") }.
option-swap-allWildLocked-true = Da { TERM($terms, "aSet") } che si cala con { TERM($terms, "onlyWilds") } non si può prendere niente.
option-swap-perTurn-label = Scambi in un turno
option-swap-perTurn-0 = In un turno puoi fare quanti scambi vuoi.
option-swap-perTurn-1 = In un turno puoi fare un solo scambio.
option-swap-sets-label = Matte nei tris
option-swap-sets-one = In { TERM($terms, "aSet") } basta una delle carte che mancano.
option-swap-sets-never = { TERM($terms, "AWild") } in { TERM($terms, "aSet") } resta dov’è.
option-swap-sets-all = Da { TERM($terms, "aSet") } di tre carte prendi { TERM($terms, "aWild") } solo se cali insieme due delle carte che mancano. In { TERM($terms, "aSet") } di quattro resta dov’è.
remark-swaps-afterDrawing = Puoi farlo solo dopo aver pescato.
remark-swaps-opening = Prima devi aver aperto.
remark-swaps-namedSuit = In { TERM($terms, "aSet") } va bene solo la carta del seme che è stato detto.
remark-swaps-anyOfRank = In { TERM($terms, "aSet") } va bene qualsiasi carta naturale di quel valore.
remark-swaps-missingSuit = In { TERM($terms, "aSet") } va bene una carta di quel valore, di qualsiasi seme che manca.

## Going out.

topic-goingOut = { TERM($terms, "GoOut") }
option-goingOut-discard-label = L’ultimo scarto
option-goingOut-discard-required = Per { TERM($terms, "goOut") } deve restarti una carta da scartare.
option-goingOut-discard-optional = Puoi { TERM($terms, "goOut") } con o senza un ultimo scarto.
option-goingOut-discard-forbidden = Per { TERM($terms, "goOut") } devi giocare sul tavolo anche l’ultima carta; non puoi scartarla.
option-goingOut-unplayable-label = Un ultimo scarto che non si attacca
option-goingOut-unplayable-false = L’ultimo scarto può essere qualsiasi carta.
option-goingOut-unplayable-true = L’ultimo scarto dev’essere una carta che non si può attaccare a { TERM($terms, "noMeld") } sul tavolo.
option-goingOut-faceDown-label = L’ultimo scarto, scoperto o coperto
option-goingOut-faceDown-false = L’ultimo scarto è scoperto.
option-goingOut-faceDown-true = L’ultimo scarto è coperto.
option-goingOut-float-label = Restare a galla
option-goingOut-float-off = Nessuno resta in gioco senza carte.
option-goingOut-float-on = Se hai giocato sul tavolo tutte le carte e non ne hai una da scartare, resti a galla: resti in gioco, nel tuo turno peschi dal mazzo, e la carta pescata la giochi sul tavolo o la scarti.
option-goingOut-float-onWithPenalty = Se hai giocato sul tavolo tutte le carte e non ne hai una da scartare, resti a galla: resti in gioco, nel tuo turno peschi dal mazzo, e la carta pescata la giochi sul tavolo o la scarti. Quando un altro giocatore { TERM($terms, "goesOut") }, chi è a galla pesca ancora una carta.
option-goingOut-firstTurn-label = Finire al primo turno
option-goingOut-firstTurn-true = Puoi { TERM($terms, "goOut") } al tuo primo turno.
option-goingOut-firstTurn-false = Nessuno può { TERM($terms, "goOut") } al primo turno.
option-goingOut-relief-label = Se qualcuno non ha ancora giocato
option-goingOut-relief-nothing = Quando un giocatore { TERM($terms, "goesOut") }, chi non ha ancora avuto un turno non gioca più.
option-goingOut-relief-meld = Quando un giocatore { TERM($terms, "goesOut") } al primo turno, chi non ha ancora avuto un turno può giocare sul tavolo le carte che ha ricevuto.
option-goingOut-relief-fullTurn = Quando un giocatore { TERM($terms, "goesOut") } al primo turno, chi non ha ancora avuto un turno gioca ancora il suo.
option-goingOut-upFor2-label = Up con il 2
option-goingOut-upFor2-false = Un due che resta solo è una carta come le altre.
option-goingOut-upFor2-true = Se dopo lo scarto ti resta solo un due, puoi finire la mano e prendere 2 punti per quel due, a meno che i due non siano { TERM($terms, "wilds") }.
option-goingOut-rummyOnly-label = Come finisce una mano
option-goingOut-rummyOnly-false = La mano finisce quando un giocatore ha giocato tutte le carte.
option-goingOut-rummyOnly-true = La mano finisce quando un giocatore mostra tutte le sue carte in { TERM($terms, "melds") }.
option-goingOut-othersMeldAfter-label = Le combinazioni degli altri, dopo
option-goingOut-othersMeldAfter-false = Gli altri dopo non calano niente.
option-goingOut-othersMeldAfter-true = Gli altri poi calano { TERM($terms, "theMelds") } che hanno in mano, nel modo che lascia loro meno punti.
option-goingOut-lastTurns-label = Ultimi turni
option-goingOut-lastTurns-false = Quando un giocatore { TERM($terms, "goesOut") }, gli altri non giocano più.
option-goingOut-lastTurns-true = Quando un giocatore { TERM($terms, "goesOut") }, gli altri giocano ancora un turno ciascuno prima che la mano finisca.
remark-goingOut-lastContract = Nell’ultima mano, invece, il contratto richiede tutte le carte: basta calarlo per { TERM($terms, "goOut") }, senza scarto.
remark-goingOut-wholeContract = Se il contratto richiede tutte le carte, basta calarlo per { TERM($terms, "goOut") }, senza scarto.

## The empty stock.

topic-stock = Il mazzo vuoto
option-stock-end-label = Quando il mazzo è vuoto
option-stock-end-afterTurn = Chi pesca l’ultima carta del mazzo completa il turno; poi la mano finisce.
option-stock-end-reshuffle = Quando il mazzo è vuoto, il pozzo si mescola e diventa il nuovo mazzo.
option-stock-end-whilePileTaken = Quando il mazzo è vuoto, si continua finché ogni giocatore nel suo turno prende dal pozzo.
option-stock-reshuffles-label = Quante volte si rimescola
option-stock-reshuffles-0 = Può succedere dieci volte; quando il mazzo finisce ancora una volta, finisce la mano.
option-stock-reshuffles-1 = Succede una volta; quando il mazzo finisce di nuovo, finisce la mano.
option-stock-keepTop-label = La carta in cima quando si rimescola
option-stock-keepTop-false = Tutto il pozzo va nel mazzo.
option-stock-keepTop-true = La carta in cima al pozzo resta dov’è.
option-stock-score-label = Se nessuno ha chiuso
option-stock-score-hands = Se la mano finisce così, ognuno conta i punti delle carte che ha in mano.
option-stock-score-nobody = Se la mano finisce così, nessuno fa punti.
option-stock-score-melded = Se la mano finisce così, ognuno somma i punti delle carte che ha messo sul tavolo, e quelle in mano non contano.
option-stock-score-meldedMinusHand = Se la mano finisce così, ognuno somma i punti delle carte che ha messo sul tavolo e toglie quelli delle carte che ha in mano.
option-stock-stalemate-label = Stallo
option-stock-stalemate-false = La mano continua anche se nessuno può finirla.
option-stock-stalemate-true = Se a tutti resta una carta sola e non se ne può più attaccare nessuna a quello che c’è sul tavolo, la mano finisce e nessuno fa punti.
remark-stock-standstill = Se per quattro giri nessuno pesca dal mazzo o gioca una carta sul tavolo, la mano finisce allo stesso modo.

## Scoring.

topic-scoring = Punti
option-scoring-system-label = Che cosa dà punti
option-scoring-system-penalties = Quando un giocatore { TERM($terms, "goesOut") }, gli altri prendono come penalità i punti delle carte che hanno in mano.
option-scoring-system-winnerTakesHands = Chi { TERM($terms, "goesOut") } prende i punti delle carte in mano a tutti gli altri.
option-scoring-system-meldedMinusHand = Ognuno somma i punti delle carte che ha messo sul tavolo e toglie quelli delle carte che ha in mano.
option-scoring-system-meldedPlusHands = Ognuno somma i punti delle carte che ha messo sul tavolo; chi { TERM($terms, "goesOut") } prende anche i punti delle carte in mano a tutti gli altri.
option-scoring-system-melded = Ognuno somma i punti delle carte che ha messo sul tavolo, e quelle in mano non contano.
option-scoring-best-label = Chi vince
option-scoring-best-low = Vince il totale più basso.
option-scoring-best-high = Vince il totale più alto.
option-scoring-ace-label = Asso
option-scoring-ace = L’asso vale { $points }.
option-scoring-numbers-label = Dal due al dieci
option-scoring-numbers-face = { CAPITAL(RANK($lowest, article: "from")) } al dieci, ogni carta vale il suo numero.
option-scoring-numbers-fiveToNine = { CAPITAL(RANK($lowest, article: "from")) } al nove ogni carta vale 5, i dieci 10.
option-scoring-numbers-fiveToEight = { CAPITAL(RANK($lowest, article: "from")) } all’otto ogni carta vale 5, i nove e i dieci 10.
option-scoring-numbers-fiveToSeven = { CAPITAL(RANK($lowest, article: "from")) } al sette ogni carta vale 5, dall’otto al dieci 10.
option-scoring-courts-label = Figure
option-scoring-courts-ten = I fanti, le donne e i re valgono 10.
option-scoring-courts-elevenToThirteen = I fanti valgono 11, le donne 12 e i re 13.
option-scoring-wild-label = Matta
option-scoring-wild =
    { $points ->
        [0] Le carte del valore che fa da { TERM($terms, "wild") } valgono come al solito.
       *[other] { TERM($terms, "TheWild") } vale { $points }.
    }
option-scoring-wildAce-label = L’asso come matta della mano
option-scoring-wildAce =
    { $points ->
        [0] Gli assi valgono lo stesso anche quando sono { TERM($terms, "wilds") }.
       *[other] Quando gli assi sono { TERM($terms, "wilds") }, ognuno vale { $points }.
    }
option-scoring-joker-label = Jolly
option-scoring-joker = Il jolly vale { $points }.
option-scoring-permanentTwo-label = Due, sempre matta
option-scoring-permanentTwo = Il due vale { $points }.
option-scoring-queenOfSpades-label = Donna di picche
option-scoring-queenOfSpades =
    { $points ->
        [0] La donna di picche vale come le altre donne.
       *[other] La donna di picche vale { $points }.
    }
option-scoring-outBonus-label = Premio
option-scoring-outBonus =
    { $points ->
        [0] Non c’è un premio per chi { TERM($terms, "goesOut") }.
       *[other] C’è un premio di { $points } punti per chi { TERM($terms, "goesOut") }.
    }
option-scoring-doubleRummy-label = Tutte le carte in una volta
option-scoring-doubleRummy-false = Giocare tutte le carte in una volta non dà niente in più.
option-scoring-doubleRummy-true = Giocare tutte le carte in un turno, senza averne giocate prima, conta doppio.
option-scoring-double7K-label = Sette e re
option-scoring-double7K-false = Tutte le mani contano lo stesso, quali che siano { TERM($terms, "theWilds") }.
option-scoring-double7K-true = Le mani in cui i sette o i re sono { TERM($terms, "wilds") } contano doppio.
option-scoring-press-label = Il Press
option-scoring-press-off = Nessuna mano conta doppio per via dei totali.
option-scoring-press-on = Se il totale di un giocatore supera di almeno 50 quelli di tutti gli altri, la mano dopo conta doppio.
option-scoring-press-voluntary = Se il totale di un giocatore supera di almeno 50 quelli di tutti gli altri, la mano dopo conta doppio. Se al totale più alto manca qualcosa, chi lo ha può prendere i punti che mancano.
option-scoring-autoPress-label = L’Auto-Press
option-scoring-autoPress-false = Dopo la prima mano il Press funziona come dopo ogni altra.
option-scoring-autoPress-true = Con quattro o più giocatori, dopo la prima mano il totale più alto sale fino a superare di 50 il secondo, così la seconda mano conta doppio.
option-scoring-lowAce-label = Asso sotto un due
option-scoring-lowAce-none = In una scala l’asso vale lo stesso ai due capi.
option-scoring-lowAce-points = In una scala sul tavolo, l’asso sotto un due vale { $points }.
option-scoring-blackAce-label = Asso nero
option-scoring-blackAce-none = Gli assi neri valgono come quelli rossi.
option-scoring-blackAce-points = L’asso di fiori e quello di picche valgono { $points }.
option-scoring-unopened-label = Chi non ha aperto
option-scoring-unopened-none = Chi non ha calato niente nella mano conta le sue carte come gli altri.
option-scoring-unopened-points = Quando un altro giocatore { TERM($terms, "goesOut") }, chi non ha calato niente nella mano prende { $points } punti al posto di quelli delle sue carte.
option-scoring-rummyBonus-label = Chiudere in un turno
option-scoring-rummyBonus-none = Giocare tutte le carte in un turno non dà nessun premio.
option-scoring-rummyBonus-points = Chi gioca tutte le carte in un turno, senza averne giocate prima, ha un premio di { $points } punti.

## The end of the game.

topic-gameEnd = La fine della partita
option-game-end-label = Fine della partita
option-game-end-schedule = La partita finisce dopo l’ultima mano.
option-game-end-target = La partita finisce dopo la mano in cui un giocatore raggiunge il traguardo.
option-game-targets-label = Traguardo
option-game-targets-none = Non c’è un traguardo.
option-game-targets-one = Il traguardo è di { GROUPED($points) } punti.
option-game-targets-several = Il traguardo è di { GROUPED($points) } punti in 2 giocatori, { LIST($others) } o più.
option-game-targets-for = { GROUPED($points) } in { $players }
option-game-targetWinner-label = Più d’uno al traguardo
option-game-targetWinner-best = Se nella stessa mano ci arrivano più giocatori, vince il totale migliore.
option-game-targetWinner-outFirst = Se nella stessa mano ci arrivano più giocatori, vince quello che ha finito la mano; se non è tra loro, vince il totale migliore.
remark-gameEnd-ties = A parità di totale la posizione è la stessa.

## Settling up.

topic-money = Conti
option-money-settle-label = Conti
option-money-settle-off = Alla fine nessuno paga niente.
option-money-settle-everyPair = Alla fine, a due a due, si paga la differenza tra i totali.
option-money-settle-winnerOnly = Alla fine chi vince riceve da ogni altro giocatore la differenza tra i totali.
option-money-rate-label = Prezzo di un punto
option-money-rate =
    { $cents ->
        [0] La differenza si paga in punti.
        [1] Un punto vale un centesimo.
       *[other] Un punto vale { $cents } centesimi.
    }
option-money-roundTo-label = Arrotondamento
option-money-roundTo =
    { $cents ->
        [0] Le differenze non si arrotondano.
        [1] Ogni differenza si arrotonda al centesimo.
       *[other] Ogni differenza si arrotonda al multiplo di { $cents } centesimi più vicino.
    }
option-money-perDeal-label = Soldi per una mano
option-money-perDeal =
    { $cents ->
        [0] Per una singola mano non si paga niente.
        [1] Chi vince una mano riceve un centesimo da ogni altro giocatore.
       *[other] Chi vince una mano riceve { $cents } centesimi da ogni altro giocatore.
    }

## Why rules cannot work together.

problem-noTable = Un tavolo ha da due a otto posti, e il minimo di giocatori non può superare il massimo.
problem-tooFewCards = Le carte non bastano per ogni numero di giocatori ammesso: tutte le carte a testa, quelle scoperte e una per il mazzo.
problem-jokersMissing = I jolly sono matte, ma nel mazzo non ce ne sono.
problem-jokersNotWild = Nel mazzo ci sono dei jolly, quindi devono essere matte.
problem-twosMissing = I due sono matte fisse, ma sono tolti dal mazzo.
problem-growsForever = Se a ogni mano si dà una carta in più, il numero di mani dev’essere fissato.
problem-turnedBeforeNamed = La carta che comincia il pozzo si scopre prima che il mazziere scelga la matta, quindi non si può sostituire se è una matta.
problem-noDeals = Per la partita serve un numero di mani o un traguardo.
problem-ranksWithoutEnd = Una lista di matte finisce: in una partita con un traguardo, la matta la indica una carta, o non c’è.
problem-namedOnceEach = Perché il mazziere scelga ogni valore una volta per partita servono tredici mani, un mazzo con tutti i valori e gli assi ammessi come matta della mano.
problem-rankNotInPack = Un valore che fa da matta in una delle mani è tolto dal mazzo.
problem-dealWithoutRank = Per ogni mano della lista serve una matta.
problem-jokerDealWithoutJoker = Un’ultima mano per il jolly richiede jolly che siano matte.
problem-jokerDealAfterWhat = Un’ultima mano per il jolly segue una lista fissa di mani, non un traguardo o una carta scoperta.
problem-twoPileStarts = Il pozzo può cominciare con una carta sola: quella che indica la matta, o un’altra.
problem-moreForNobody = Il mazziere può tenere la carta e riceverne un’altra solo se è stata data a lui.
problem-takenUnseen = Le carte in fondo al pozzo si possono prendere o chiamare solo se si vede tutto il pozzo.
problem-frozenMustMeld = Una carta presa dal pozzo non può essere giocata subito e insieme aspettare un turno.
problem-frozenCall = Una carta chiamata si gioca subito, quindi non può aspettare un turno.
problem-keepAndDiscard = Con una sola carta devi tenere quella che peschi, quindi nessuna regola può obbligarti a giocarla o scartarla.
problem-outOfTurnBound = Uno scarto preso fuori turno non si può giocare subito.
problem-setTooLarge = Di ogni valore ci sono solo quattro carte diverse: per tris più grandi servono due mazzi con due carte uguali ammesse, o matte oltre il mazzo.
problem-lowAceAlone = Senza i due, nelle scale l’asso può essere solo alto.
problem-lockedOrNot = I tris di sole matte non possono essere sia bloccati sia aperti agli scambi.
problem-namedBeyondPack = Una matta che sostituisce un seme detto non può andare oltre i quattro semi, a meno che in un tris la stessa carta possa esserci due volte.
problem-contractKinds = Nei contratti servono sia tris sia scale.
problem-contractDeals = La partita deve avere esattamente tante mani quanti sono i contratti.
problem-handsByWhat = Solo i contratti che dicono quante carte si danno possono stabilire il numero di carte.
problem-contractTooLong = Uno dei contratti chiede più carte di quante ne possa avere una mano o una scala.
problem-meldTurnBound = Dove si cala invece di pescare l’ultima carta non si può scartare, e nessuna regola può vincolare le carte pescate o chiamate, dare un ultimo turno o una carta in più.
problem-contractRunTooShort = Uno dei contratti chiede una scala più corta di quanto permetta questo gioco.
problem-callOnOwnMelds = Chi chiama attacca una carta alla combinazione di chiunque, quindi dev’essere ammesso attaccare alle combinazioni degli altri.
problem-callWithOneCard = Con una sola carta devi pescare dal mazzo, ma una chiamata prende il posto della pescata.
problem-callWithoutDiscard = Chi chiama e ha un’ultima carta che non si attacca a niente non potrebbe finire il turno senza uno scarto.
problem-swapNoJoker = Solo i jolly possono lasciare la loro combinazione, ma nel mazzo non ce ne sono.
problem-lastCardStuck = Un’ultima carta che si attacca a una combinazione non si potrebbe né giocare né scartare: ammetti di restare a galla, o di chiudere senza scarto.
problem-unplayableButWhere = Un’ultima carta che si attacca solo alla combinazione di un altro non si potrebbe né giocare né scartare.
problem-floatForNothing = A galla resta chi non ha una carta da scartare, quindi un ultimo scarto dev’essere obbligatorio.
problem-reliefFromWhat = Chi non ha ancora giocato non ha bisogno di un’ultima occasione se nessuno può finire al primo turno.
problem-upForNoTwo = Un due che resta solo non può finire la mano se i due sono matte fisse o tolti dal mazzo.
problem-upFor2Points = Un up con il 2 costa 2 punti, quindi servono le penalità.
problem-rummyOrTurns = Si cala o durante i turni, o tutto in una volta quando un giocatore finisce la mano, non tutte e due le cose.
problem-pairForLongSets = Si possono scambiare due carte con una matta di un tris solo se i tris hanno al massimo quattro carte.
problem-neverFromSets = Se tutte le combinazioni sono tris e le matte nei tris restano dove sono, non si può scambiare nessuna matta.
problem-nothingOnTable = Se le combinazioni restano in mano, sul tavolo non c’è niente a cui attaccare, da prendere o da chiamare, nessuno può restare a galla, e non c’è un contratto da calare.
problem-nothingMeldedAtOnce = Se le combinazioni restano in mano, una carta pescata non si può giocare subito, e dal pozzo si può prendere solo una carta alla volta.
problem-meldsAfterWhat = Gli altri possono calare dopo solo se una mano finisce quando qualcuno mostra tutte le sue carte.
problem-dealForNobody = Con un numero fisso di mani, ogni mano deve contare: per mani senza punti serve un traguardo.
problem-stalemateTooSoon = Con queste regole, giocatori con una carta a testa potrebbero ancora continuare: non sarebbe uno stallo.
problem-lowOrHigh = Con le penalità deve vincere il totale più basso; in ogni altro caso, il più alto.
problem-whoseMelds = Se le carte sul tavolo contano, devono stare davanti a chi le ha giocate.
problem-meldsNeverSeen = Se le combinazioni restano in mano, le carte sul tavolo non possono contare.
problem-emptyStockScore = I punti a mazzo vuoto devono andare d’accordo con gli altri punti.
problem-doublesPenalties = Per il Press e per le mani doppie con i sette e i re servono le penalità.
problem-autoPressAlone = Per l’Auto-Press serve il Press.
problem-noTarget = Per una partita con un traguardo serve un numero di punti.
problem-firstToLose = Se vince il totale più basso, chi finisce la mano non può vincere perché raggiunge il traguardo.

## Why a link with rules cannot be opened. After `cannotWork` come the problems above.

badLink-tooLong = Questo link è troppo lungo per contenere le regole di un tavolo.
badLink-malformed = Questo link non contiene le regole di un tavolo.
badLink-olderVersion = Questo link è di una vecchia versione del gioco e non funziona più. Fattene dare uno nuovo.
badLink-newerVersion = Questo link è di una versione più nuova del gioco. Ricarica la pagina e riprova.
badLink-unknownGame = Questo link è per un gioco che questa pagina non conosce.
badLink-unknownOption = Questo link ha una regola che questa pagina non conosce.
badLink-unknownValue = Questo link ha una variante di una regola che questa pagina non conosce.
badLink-cannotWork = Le regole di questo link non vanno d’accordo tra loro.

## Pictures of rules. Each has a title, rows of cards with labels, and a sentence or two about the cards in it.

picture-heading = In immagini
picture-title-set = { TERM($terms, "ASet") }
picture-title-run = Una scala
picture-title-wildInSet = { TERM($terms, "AWild") } in { TERM($terms, "aSet") }
picture-title-wildInRun = { TERM($terms, "AWild") } in una scala
picture-title-layingOff = Attaccare
picture-title-swapping = Scambio con { TERM($terms, "aWild") }
picture-title-points = Punti
picture-row-before = Sul tavolo
picture-row-held = In mano
picture-row-after = Poi
picture-row-pile = Nel pozzo
picture-row-gained = Prendi
picture-wildRank = In questi esempi { RANK($rank, number: "many", article: "the") } sono { TERM($terms, "wilds") }.
picture-wildRankOfDeal = In questi esempi { RANK($rank, number: "many", article: "the") } sono { TERM($terms, "wilds") }, come nella mano { $deal }.
picture-set = { CAPITAL(RANK($rank, number: "many", article: "the")) } di { SUITS($suits) }. { TERM($terms, "ASet") } è di almeno { $fewest } carte dello stesso valore.
picture-run = { CAPITAL(RANKS($ranks, article: "the")) } di { SUIT($suit) }. Una scala è di almeno { $fewest } carte di fila dello stesso seme.
picture-wild = { CAPITAL(CARD($card, article: "the", style: "name")) } sostituisce { PLACE($place) }: { RANK($rank, number: "many", article: "the") } sono { TERM($terms, "wilds") }.
picture-oneEyedJack = { CAPITAL(CARD($card, article: "the", style: "name")) } sostituisce { PLACE($place) }: i fanti di profilo sono { TERM($terms, "wilds") }.
picture-joker = Il jolly sostituisce { PLACE($place) }: i jolly sono { TERM($terms, "wilds") }.
# A set and a run that reach the points of the first melds together.
picture-opening = { CAPITAL(RANK($rank, number: "many", article: "the")) } di { SUITS($suits) } valgono { $setPoints }, { RANKS($ranks, article: "the") } di { SUIT($suit) } { $runPoints }. Fanno { COUNT($points, "point") }: nello stesso turno bastano per aprire con { $needed }.
# A run with the ace below a two, and one with it above a king.
picture-aces = { CAPITAL(RANKS($lowRanks, article: "the")) } di { SUIT($suit) } valgono { COUNT($lowPoints, "point") }, di cui { $lowAce } per l’asso. { CAPITAL(RANKS($highRanks, article: "the")) } valgono { COUNT($highPoints, "point") }, di cui { $highAce } per l’asso.
picture-layingOff =
    Puoi attaccare { CARD($card, article: "the", style: "name") } a { $kind ->
        [set] { TERM($terms, "thisSet") }
       *[run] questa scala
    }, come { $onOthers ->
        [yes] { TERM($terms, "toAllMelds") }
       *[no] { TERM($terms, "toOwnMelds") }
    }{ $first ->
        [meld] , dopo aver calato { TERM($terms, "aMeld") }
        [opening] , dopo aver aperto
        [contract] , dopo aver calato il contratto
       *[nothing] {""}
    }.
picture-swapPlace = { CAPITAL(CARD($natural, article: "the", style: "name")) } prende il posto { CARD($wild, article: "of", style: "name") }.
# Two naturals, which a set of three asks for.
picture-swapPair = { CAPITAL(RANK($rank, number: "many", article: "the")) } di { SUITS($suits) } prendono insieme il posto { CARD($wild, article: "of", style: "name") }: una carta sola non basta.
picture-swapFree = { TERM($terms, "TheWild") } passa a te, da giocare o da tenere.
picture-swapThisTurn = { TERM($terms, "TheWild") } passa a te, ma la carta va giocata di nuovo in quel turno.
picture-swapStaysInSet = { TERM($terms, "TheWild") } resta { TERM($terms, "inTheSet") } come carta in più.
picture-swapStaysInRun = { TERM($terms, "TheWild") } passa a un capo della scala e sostituisce { PLACE($place) }.
picture-swapOtherMeldFromSet = { TERM($terms, "TheWild") } resta { TERM($terms, "inTheSet") } come carta in più, o passa a { TERM($terms, "otherMeld") }.
picture-swapOtherMeldFromRun = { TERM($terms, "TheWild") } passa a un capo della scala e sostituisce { PLACE($place) }, o passa a { TERM($terms, "otherMeld") }.
picture-swapFirst-meld = Prima devi aver calato { TERM($terms, "ownMeld") }.
picture-swapFirst-contract = Prima devi aver calato il contratto.
picture-points-penalties = Se ti restano in mano quando un altro giocatore { TERM($terms, "goesOut") }, queste carte ti costano in tutto { COUNT($points, "point") }.
picture-points-winnerTakesHands = Se ti restano in mano quando un altro giocatore { TERM($terms, "goesOut") }, queste carte gli danno in tutto { COUNT($points, "point") }.
picture-points-meldedMinusHand = Queste carte valgono in tutto { COUNT($points, "point") }: per te se le hai calate, contro di te se le hai in mano.
picture-points-meldedPlusHands = Queste carte valgono in tutto { COUNT($points, "point") }: per te se le hai calate; se le hai ancora in mano, per chi { TERM($terms, "goesOut") }.
picture-points-melded = Una volta calate, queste carte valgono per te in tutto { COUNT($points, "point") }.
picture-doubled = Quando { RANK($rank, number: "many", article: "the") } sono { TERM($terms, "wilds") }, i punti contano doppio.

## The public pages of rules, and the ways to print rules.

rulesPages-site = Crazy Rummy
rulesPages-allTitle = Le regole di tutti i giochi
rulesPages-allAbout = Crazy Rummy e i giochi affini in parole semplici e con immagini, da leggere, stampare e mandare.
rulesPages-play = Gioca a questo gioco
rulesPages-playAny = Gioca a Crazy Rummy
rulesPages-inWords = In parole
rulesPages-printOrSend = Stampa o manda queste regole
rulesPages-print = Stampa queste regole
rulesPages-languages = Lingue
rulesPages-unknownTitle = Pagina inesistente
rulesPages-unknown = A questo indirizzo non c’è nessuna pagina.
rulesPages-titleOf = { $game }: le regole
rulesPages-alsoCalled = Si chiama anche { LIST($names) }.

## Where each game is played, or who invented it.

title-crazy-rummy-origin = Si gioca in casa con molti nomi, soprattutto in Nord America.
title-crazy-rummy-7-origin = Crazy Rummy in mezza serata.
title-crazy-rummy-3-origin = Crazy Rummy per quando c’è poco tempo.
title-fort-worth-gin-origin = Raccolto da John Greer.
title-fort-worth-gin-odd-origin = Raccolto da John Greer.
title-fort-worth-gin-even-origin = Raccolto da John Greer.
title-biddies-origin = Si gioca nel Galles del Sud.
title-treize-brasses-origin = Franco-canadese; il nome vuol dire tredici mescolate.
title-beanie-origin = Si gioca soprattutto in Canada, in molte versioni.
title-ace-to-ace-origin = Descritto da Rammy Meyerowitz.
title-the-press-origin = Descritto da Michael Oxner.
title-auto-press-origin = Descritto da Michael Oxner.
title-dealers-choice-origin = Descritto da Michael Oxner.
title-one-joker-origin = Descritto da Michael Oxner.
title-thanasis-origin = Viene dalla Grecia.
title-dynamitis-origin = Viene dalla Grecia; una forma di Thanasis.
title-basic-rummy-origin = La forma più semplice del gioco.
title-five-thousand-rummy-origin = Nordamericano, con regole diverse in ogni casa.
title-george-origin = Una forma di Rummy 5000.
title-crummy-rummy-origin = Un gioco con contratti, messo per iscritto da una famiglia.
title-koum-kan-origin = Si gioca in Grecia.
title-rummy-500-origin = Molto diffuso in tutto il Nord America.
title-three-thirteen-origin = Un gioco di famiglia del Nord America.
title-kaluki-origin = Diffuso in Gran Bretagna, nei circoli e in casa.
title-kaluki-51-origin = Una forma di Kaluki con un’apertura più alta.
title-romme-origin = Il gioco di famiglia di Germania e Austria.
title-rami-origin = Si gioca in Francia.
title-remigio-origin = Si gioca in Spagna.
title-liverpool-rummy-origin = Il più noto dei giochi con contratti, detto anche Contract Rummy.
title-carioca-origin = Il gioco con contratti di Argentina e Cile.
title-shanghai-rummy-origin = Un lungo gioco con contratti dagli Stati Uniti.
title-continental-origin = Il gioco con contratti di Spagna e Messico.
title-jamaican-kalooki-origin = Il gioco con contratti della Giamaica e dei Caraibi.
title-bing-rummy-origin = Un ramino dell’Alaska in cui in un turno si pesca oppure si cala.

## The game as other sites, installed apps and browsers without scripts show it.

app-about = Gioca a Crazy Rummy nel browser, con amici o contro i bot.
app-needsScripts = Crazy Rummy ha bisogno di JavaScript.
app-shortcut-daily = Sfida del giorno
app-shortcut-games = Scegli un gioco
app-shortcut-history = Le tue partite

## What makes each game special: one sentence, in the words of the common game.

title-crazy-rummy-about = Tredici mani con una matta diversa in ognuna, dagli assi nella prima ai re nell’ultima.
title-crazy-rummy-7-about = Fa da matta un valore sì e uno no: assi, tre, cinque, sette, nove, fanti e re.
title-crazy-rummy-3-about = Tre mani, in cui le matte sono gli assi, i sette e i re.
title-fort-worth-gin-about = Nessuna combinazione può avere più matte che carte naturali.
title-fort-worth-gin-odd-about = Fort Worth Gin in sette mani: le matte sono i valori dispari.
title-fort-worth-gin-even-about = Fort Worth Gin in sei mani: le matte sono i valori pari.
title-biddies-about = L’asso è basso o alto, e chi resta con solo un due può finire la mano.
title-treize-brasses-about = Due mazzi e tredici carte a testa; chi prende uno scarto deve usarlo subito.
title-beanie-about = Le matte vanno dai re giù fino agli assi, e se qualcuno finisce al primo turno gli altri possono ancora calare.
title-ace-to-ace-about = Quello che cali conta per te, quello che hai in mano conta contro di te, e dal pozzo puoi prendere quanto vuoi.
title-the-press-about = Quando qualcuno ha almeno 50 punti di svantaggio su tutti gli altri, la prossima mano conta doppio.
title-auto-press-about = The Press per quattro o più giocatori: la prima mano lo prepara per la seconda.
title-dealers-choice-about = Chi dà le carte guarda le sue e sceglie la matta; ogni valore una volta sola per partita.
title-one-joker-about = Un jolly, sempre matta, e una quattordicesima mano in cui è l’unica.
title-thanasis-about = Le combinazioni restano in mano finché qualcuno non può mostrare tutte le sue carte combinate.
title-dynamitis-about = Thanasis in cui anche i due sono sempre matte.
title-basic-rummy-about = Non ci sono matte, e chi vince una mano prende i punti che gli altri hanno in mano.
title-five-thousand-rummy-about = La prima carta di ognuno dice quante carte avrà, quella di chi dà le carte qual è la matta, e le carte che cali contano per te.
title-george-about = Rummy 5000 con soli tris, e al massimo una matta in ognuno; per prendere dal pozzo servono due carte che leghino.
title-crummy-rummy-about = Sette mani, ognuna con un contratto da calare prima di tutto il resto.
title-koum-kan-about = Due mazzi, dieci carte a testa e solo i jolly come matte, finché qualcuno arriva a 100 punti.
title-rummy-500-about = Quello che cali conta per te, quello che hai in mano conta contro di te, e con una carta del pozzo prendi tutte quelle sopra.
title-three-thirteen-about = Si danno da tre a tredici carte, quel valore fa da matta, e quando qualcuno fa ramino gli altri giocano ancora un turno.
title-kaluki-about = Per aprire servono 40 punti, e le uniche matte sono i jolly.
title-kaluki-51-about = Kaluki con l’apertura a 51 punti, finché qualcuno arriva a 100.
title-romme-about = Per aprire servono 40 punti; ci sono sei jolly, e calare tutte le carte in una volta conta doppio.
title-rami-about = Per aprire servono 51 punti e una scala senza jolly, e chi non ha calato niente prende 100 punti.
title-remigio-about = Le combinazioni restano in mano finché qualcuno non può mostrare tutte le sue carte combinate; le uniche matte sono i jolly.
title-liverpool-rummy-about = Sette mani, ognuna con un contratto da calare alla lettera, e carte prese fuori turno: «May I?»
title-carioca-about = Sette mani, ognuna con un contratto da calare alla lettera. Una sola matta per ogni nuova combinazione, e una matta in mano costa 50.
title-shanghai-rummy-about = Dieci mani con contratti fino a quindici carte, e in ognuna puoi prendere tre carte fuori turno.
title-continental-about = Sette mani, da 7 a 13 carte. In una scala due matte non stanno mai fianco a fianco, e chiudere in un solo turno toglie 10 punti.
title-jamaican-kalooki-about = Nove mani con contratti fino a sedici carte. Dopo il tuo puoi calare ancora, ma non prendere più niente dal pozzo.
title-bing-rummy-about = Sette mani da quattordici carte con i due come matte. Peschi oppure cali, mai le due cose nello stesso turno, e cominci con tre combinazioni insieme.
