### Records of play: the check that a deal was fair, the replay of a game, and the review of a deal or a game.

## The check of a deal. Before it the table promises a secret number, and each device gives a share: a random number.
## Both together decide the order of the cards. The check works that out again.

check-working = Controllo della mano…
check-again = Riprova
check-marks-holds = Corrisponde
check-marks-fails = Non corrisponde
check-marks-open = Non si può controllare
check-steps-promise = La promessa prima della mano
check-steps-shares = I contributi di tutti
check-steps-cards = Le carte
check-steps-play = Dopo aver dato le carte
check-yours = il tuo
check-none = nessuno
check-pile = Prima carta del pozzo
check-indicator = Indica la matta
check-save = Salva la prova
check-saveHint = Un file di testo che chiunque può controllare senza questo server: npm run verify -- FILE, nel codice del gioco.
check-figures = Tutti i numeri
check-figureNames-commitment = Promessa (SHA-256)
check-figureNames-secret = Segreto
check-figureNames-game = Partita
check-figureNames-table = Tavolo
check-how = Come funziona
check-howParts-1 = Prima di ogni mano il tavolo sceglie un numero segreto e ne pubblica l’impronta, da cui nessuno può ricavare il segreto. Se poi il segreto cambiasse, cambierebbe anche l’impronta.
check-howParts-2 = Poi il dispositivo di ogni giocatore aggiunge un suo numero casuale: il contributo. Solo quando tutti i contributi sono pubblicati si danno le carte, in un ordine calcolato dal segreto e da tutti i contributi insieme.
check-howParts-3 = Dopo la mano il tavolo mostra il segreto. Il tuo dispositivo ricorda quello che ha visto, e ricalcola tutto.
check-limits = Che cosa non dimostra
check-limitParts-1 = Chi ha visto le carte. Il server le conosce tutte, e potrebbe dirle a qualcuno.
check-limitParts-2 = Se il server è d’accordo con un giocatore del tavolo: quel giocatore potrebbe scegliere il contributo per ultimo, dopo averne provati molti.
check-limitParts-3 = Perché manca un contributo. Il server potrebbe tralasciarne come se fossero arrivati tardi, e scegliere così tra pochi ordini: due per un contributo, quattro per due, e così via. Se manca il contributo di un dispositivo, quel dispositivo lo segnala.
check-limitParts-4 = Niente di niente, se nessuno ha dato un contributo, come con soli bot.
check-limitParts-5 = Se questa pagina è affidabile: arriva dallo stesso server. Salva la prova per controllarla altrove.
check-problems-unseen = Questo dispositivo non era al tavolo prima di questa mano, quindi non sa che cosa è stato promesso.
check-problems-missing = Questa mano non è più conservata.
check-problems-old = Questo server non può ancora mostrare le sue mani.
check-problems-busy = Riprova tra qualche secondo.
check-problems-offline = Al momento il tavolo non è raggiungibile.
check-problems-failed = Non è stato possibile finire il controllo.
check-checkTitle = Controllo della mano { $deal }
check-verdictWords =
    { $verdict ->
        [doctored] Qualcosa non torna. Guarda i passi segnati con ✗.
        [tables] Tutto torna, ma nessuno ha dato un contributo: l’ordine delle carte l’ha scelto solo il tavolo.
        [again] Tutto torna, ma il tavolo ha cominciato questa mano { $times } volte. Può aver scelto tra altrettanti ordini delle carte.
        [missed] Niente si contraddice, ma il tuo dispositivo non ha ricevuto la lista dei contributi: il tavolo può averla scritta dopo la mano.
       *[holds] Tutto torna. Il tavolo non ha potuto scegliere queste carte; quello che il controllo non dimostra è più sotto.
    }
check-faultWords = La registrazione di questa mano è danneggiata alla riga { $line }. Non dimostra niente.
check-cardsOfWords =
    { $whose ->
        [none] { CAPITAL(CARDS($cards, style: "name")) }.
       *[other] { $whose }: { CARDS($cards, style: "name") }.
    }
check-stockName = Mazzo, dalla prima carta da pescare ({ COUNT($count, "card") })
check-someGave =
    { $count ->
        [one] { $count } contributo su { $of }. Senza contributo: { PEOPLE($without) }.
       *[other] { $count } contributi su { $of }. Senza contributo: { PEOPLE($without) }.
    }
check-deckHeld = Il segreto e i contributi danno proprio queste { $cards } carte, in questo ordine.
check-shuffledLater = Anche ciò che è stato mescolato dopo ({ $times }×) ne deriva.
check-playHeld =
    { $actions ->
        [one] L’unica azione ha avuto l’effetto previsto dalle regole.
       *[other] Ognuna delle { $actions } azioni ha avuto l’effetto previsto dalle regole.
    }
check-begunAgain = Subito prima di questa mano, il tavolo ha preso il tuo contributo per { $count ->
        [one] un’altra mano e poi non l’ha mai data
       *[other] altre { $count } mani e poi non ne ha data nessuna
    }, per quanto ha visto il tuo dispositivo. Può dipendere da un guasto del server o della tua connessione, ma il tavolo può anche aver guardato le carte e ricominciato.
check-atAction = Azione { $index }: { $action }
check-tookHand =
    { $after ->
        [0] { $name } ha preso le carte di un bot (posto { $seat }) prima della prima azione.
       *[other] { $name } ha preso le carte di un bot (posto { $seat }) dopo l’azione { $after }.
    }

## Steps of the check that fit, or cannot be checked.

checkHeld-whole = Ogni carta è sempre stata in un solo luogo.
checkHeld-promise = Il segreto mostrato ora è quello promesso.
checkHeld-seen = Il tuo dispositivo ha visto la promessa prima della mano, ed è ancora la stessa.
checkHeld-sharesMissed = Il tuo dispositivo non ha ricevuto la lista dei contributi pubblicata prima della mano.
checkHeld-shares = I contributi usati sono quelli pubblicati prima della mano.
checkHeld-ownShare = C’è anche il tuo contributo, immutato.
checkHeld-noShare = Il tuo dispositivo non ha dato un contributo.
checkHeld-noSeat = Non avevi un posto.
checkHeld-nobodyGave = Nessuno ha dato un contributo.
checkHeld-everybodyGave = Tutti hanno dato un contributo.
checkHeld-handMissed = Il tuo dispositivo non ha visto le tue prime carte.
checkHeld-hand = Le carte che hai ricevuto sono quelle che hai visto.
checkHeld-notShuffled = Dopo non è stato mescolato niente.

## Steps that do not fit because of these players: "A share was changed: Ana."

checkFailedWith-late = È stato usato un contributo non pubblicato prima della mano: { PEOPLE($people) }.
checkFailedWith-dropped = Un contributo è stato pubblicato prima della mano e poi non usato: { PEOPLE($people) }.
checkFailedWith-changed = Un contributo è stato cambiato: { PEOPLE($people) }.
checkFailedWith-otherHands = Il segreto e i contributi danno altre carte: { PEOPLE($people) }.

## Steps that do not fit.

checkFailed-noDeal = All’inizio della registrazione non si danno le carte.
checkFailed-twoDeals = Nella registrazione si danno le carte due volte.
checkFailed-unfinished = La registrazione finisce prima della mano.
checkFailed-goesOn = C’è qualcosa dopo la fine della mano.
checkFailed-impossible = Questo non può essere successo: una carta è in due luoghi, o manca.
checkFailed-otherNumber = La registrazione è di un’altra mano.
checkFailed-otherChance = Nella registrazione ci sono due segreti diversi, o due liste di contributi.
checkFailed-notPromised = Il segreto mostrato ora non è quello promesso.
checkFailed-notSeen = Questo il tuo dispositivo non l’ha visto.
checkFailed-otherTable = Questa mano è di un altro tavolo.
checkFailed-otherGame = Questa mano è di un’altra partita.
checkFailed-otherDeal = Questa non è la mano che ha visto il tuo dispositivo.
checkFailed-otherSeats = Il numero di posti di questo tavolo non è quello che ha visto il tuo dispositivo.
checkFailed-otherCommitment = La promessa è stata cambiata dopo la mano.
checkFailed-wrongCount = La lista dei contributi non ha una riga per ogni posto.
checkFailed-notPublished = Il tuo dispositivo non ha ricevuto la lista dei contributi.
checkFailed-otherList = La lista dei contributi non è quella che il tuo dispositivo ha visto prima della mano.
checkFailed-noneGiven = Il tuo dispositivo non ha dato un contributo.
checkFailed-leftOut = Il tuo dispositivo ha dato un contributo, ma il tavolo l’ha tralasciato.
checkFailed-notMine = È stato usato un contributo a tuo nome, ma il tuo dispositivo non ne ha dato nessuno.
checkFailed-nobody = Nessuno ha dato un contributo.
checkFailed-cannotBeDealt = Con queste regole non si possono dare le carte a questo tavolo.
checkFailed-otherStock = Il segreto e i contributi danno un altro mazzo.
checkFailed-otherPile = Il segreto e i contributi danno un’altra prima carta del pozzo.
checkFailed-otherIndicator = Il segreto e i contributi danno un’altra carta che indica la matta.
checkFailed-otherWild = Il segreto e i contributi danno un’altra matta.
checkFailed-otherFaceUp = Il segreto e i contributi danno altre carte scoperte.
checkFailed-otherTurn = Secondo le regole comincia un altro giocatore.
checkFailed-otherHand = Le carte della registrazione non sono quelle che hai visto.
checkFailed-otherShuffle = Il mazzo è stato mescolato in un ordine diverso da quello che danno il segreto e i contributi.
checkFailed-otherRest = Il resto della mano non è quello che danno il segreto e i contributi.
checkFailed-refused = Le regole non lo permettono.
checkFailed-otherEvents = L’effetto non è quello previsto dalle regole.
checkFailed-ownChanged = Il tuo contributo è stato cambiato.

## The replay of a finished game from its record: a text of what happened.

replay-title = Replay
replay-open = Apri una partita
replay-intro = Rivedi una partita finita: apri la sua registrazione, incollala o trascina il file su questa pagina.
replay-choose = Scegli un file
replay-paste = Oppure incolla il testo di una registrazione
replay-pasteHint = Comincia con «crazy-rummy record».
replay-show = Apri
replay-loading = Apertura della partita…
replay-again = Riprova
replay-drop = Lascia qui la registrazione
replay-controls = Comandi
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Una mossa avanti
replay-back = Una mossa indietro
replay-nextDeal = Prossima mano
replay-lastDeal = Inizio della mano
replay-scrubber = Punto della partita
replay-speed = Velocità
replay-eyes = Visto da
replay-all = Tutte le carte
replay-moment = Vai a
replay-deal = Mano
replay-turn = Turno
replay-go = Vai
replay-link = Copia un link a questo turno
replay-save = Salva questa partita in un file
replay-result = Mostra il risultato
replay-close = Esci
replay-marks = Sulla linea del tempo
replay-marksKey = Un segno sopra: una combinazione. Sotto: uno scambio. Attraverso la linea: qualcuno ha chiuso.
replay-keys = Tasti
replay-problems-noSuchGame = Questa partita non esiste, o non è pubblica.
replay-problems-notYet = Il server sta ancora salvando questa partita. Riprova tra un momento.
replay-problems-offline = Al momento non si può caricare la partita.
replay-problems-tooFast = Hai aperto molte partite in poco tempo. Aspetta un minuto.
replay-problems-notText = Questo non è un file di testo.
replay-problems-missing = La registrazione di questa partita non è più su questo dispositivo.
replay-problems-empty = In questa partita non sono state date carte.
replay-playerName = Giocatore { $number }
replay-speedName = { $speed }×
replay-atMoment =
    { $deal ->
        [0] prima della prima mano
       *[other]
            { $turn ->
                [0] mano { $deal }
               *[other] mano { $deal }, turno { $turn }
            }
    }
replay-momentName = { CAPITAL(replay-atMoment) }
replay-replayOf = Replay – { $game }
replay-jumpedTo = { replay-momentName }. { $step }.
replay-seenBy =
    { $name ->
        [none] Vedi le carte di tutti.
       *[other] Vedi quello che ha visto { $name }.
    }
replay-beginsLate = Questa registrazione comincia dalla mano { $deal }. I totali si contano da lì.
replay-noEnd = Questa registrazione si ferma prima della fine della partita ({ replay-atMoment }).
replay-doubtful = Non confermato: dall’azione numero { $action } in poi ({ replay-atMoment }) la registrazione non segue le regole. È stata modificata, o è di una versione con altre regole.
replay-damaged = La registrazione di questa partita sul server è danneggiata. { $reason }
replay-recordFault =
    { $problem ->
        [tooLongAt] Questa registrazione è troppo lunga alla riga { $line }.
        [tooLong] Questo testo è troppo lungo per essere una registrazione.
        [notARecord] Questa non è la registrazione di una partita: non comincia con «crazy-rummy record».
        [olderVersion] Questa registrazione è di una vecchia versione del gioco e non si può più aprire.
        [newerVersion] Questa registrazione è di una versione più nuova del gioco. Ricarica la pagina per averla.
        [unknownRules] Riga { $line }: nessun gioco ha queste regole.
        [wrongSeats] Riga { $line }: con queste regole nessun tavolo ha tanti posti.
        [unknownActor] Riga { $line }: qui nessuno a questo tavolo poteva agire.
        [unknownAction] Riga { $line }: questa non è un’azione del gioco.
       *[unknownEvents] Riga { $line }: quello che è successo qui non si può leggere.
    }
replay-impossible = Questa registrazione si contraddice: l’azione numero { $action } non può essere avvenuta. Non ne mostriamo niente.

## The keys of a replay: as they are printed on a keyboard of the language, and what each does.

replayKeys-1-1 = Spazio
replayKeys-1-2 = Riproduci o pausa
replayKeys-2-1 = ← →
replayKeys-2-2 = Una mossa indietro o avanti
replayKeys-3-1 = {"["} ]
replayKeys-3-2 = Una mano indietro o avanti
replayKeys-4-1 = Home, Fine
replayKeys-4-2 = Inizio e fine della partita
replayKeys-5-1 = S
replayKeys-5-2 = Punti
replayKeys-6-1 = Esc
replayKeys-6-2 = Esci

## The review: what luck and skill did in a deal or a game, and which turns were good or costly.

review-fortune = Fortuna e abilità
review-swap = Il tuo scambio migliore
review-good = I tuoi turni migliori
review-goodHint = Rispetto al turno più ovvio: calare tutto il possibile senza scambi e scartare una carta alta.
review-moments = Che cosa ti è costato di più
review-momentsHint = Giudichiamo da quello che potevi vedere in quel momento: la sfortuna non conta.
review-roughHint = Solo gli errori evidenti: abbiamo continuato la mano decine di volte in entrambi i modi, ogni volta con carte coperte diverse.
review-wasAway = Alcuni dei tuoi turni li ha giocati un bot o il tempo. Non li giudichiamo.
review-noScore = Qui non ci sono punti da analizzare.
review-played = Tu
review-better = Meglio
review-hand = Le tue carte
review-pile = Pozzo
review-table = Sul tavolo
review-marks = ✓ carta giocata solo nel turno migliore, ✗ solo nel tuo.
review-luck = Fortuna
review-skill = Abilità
review-perDeal = Mano per mano
review-how = Come lo calcoliamo
review-again = Riprova
review-toTable = Al tavolo
review-yourTurn = È il tuo turno.
review-nextBegan = La prossima mano è cominciata.
review-problems-old = Questo server non può ancora analizzare le mani.
review-problems-busy = Riprova tra qualche secondo.
review-problems-offline = Al momento il tavolo non è raggiungibile.
review-problems-failed = Non è stato possibile finire l’analisi.
review-reviewTitle =
    { $deal ->
        [none] Analisi della partita
       *[other] Analisi della mano { $deal }
    }
review-replaying =
    { $deals ->
        [1] Rigiocando la mano…
       *[other] Rigiocando { $deals } mani…
    }
review-missingDeals =
    { $count ->
        [one] { COUNT($count, "deal") } di questa partita non è più conservata.
       *[other] { COUNT($count, "deal") } di questa partita non sono più conservate.
    }
review-aBot =
    { $level ->
        [beginner] un bot principiante
        [steady] un bot solido
        [sharp] un bot scaltro
       *[expert] un bot esperto
    }
review-fortuneWords =
    { $bot ->
        [none] Hai fatto { COUNT($own, "point") }, senza niente da decidere. Al tuo posto, { review-aBot } fa in media { COUNT($expected, "point") }.
       *[other] Hai fatto { COUNT($own, "point") }. Al tuo posto, { review-aBot } fa { COUNT($bot, "point") } con le stesse carte, e in media { COUNT($expected, "point") } con altre carte.
    }
review-nothingCostly =
    { $isPraised ->
        [yes] Non abbiamo trovato nessuna decisione che ti sia costata punti. Ben giocato!
       *[no] Non abbiamo trovato nessuna decisione che ti sia costata punti.
    }
review-luckWords =
    { $luck ->
        [better] le carte erano migliori del solito
        [worse] le carte erano peggiori del solito
       *[same] le carte erano buone come al solito
    }
review-skillWords =
    { $skill ->
        [none] non avevi niente da decidere
        [better] meglio di { review-aBot } con le tue carte
        [worse] peggio di { review-aBot } con le tue carte
       *[same] bene quanto { review-aBot } con le tue carte
    }
review-dealShares = Mano { $deal }: fortuna { $luck }, abilità { $skill }
review-goodHeading =
    { $gain ->
        [one] Mano { $deal }, turno { $turn }: { GROUPED($gain) } punto guadagnato
       *[other] Mano { $deal }, turno { $turn }: { GROUPED($gain) } punti guadagnati
    }
review-swapHeading =
    { $laid ->
        [0] Mano { $deal }, turno { $turn }
        [one] Mano { $deal }, turno { $turn }: { $laid } punto calato
       *[other] Mano { $deal }, turno { $turn }: { $laid } punti calati
    }
review-momentHeading =
    { $cost ->
        [one] Mano { $deal }, turno { $turn }: −{ GROUPED($cost) } punto
       *[other] Mano { $deal }, turno { $turn }: −{ GROUPED($cost) } punti
    }
review-repeated =
    { $turns ->
        [one] La stessa occasione ti è sfuggita in { $turns } altro turno.
       *[other] La stessa occasione ti è sfuggita in altri { $turns } turni.
    }
review-handWords = Le tue carte: { CARDS($hand, style: "name") }.

## How luck and skill are worked out, in paragraphs.

howWorkedOut-luck = Fortuna: facciamo giocare { review-aBot } al tuo posto con le stesse identiche carte, contro vari gruppi di bot, e poi 32 volte con le carte rimescolate. Quanto fa meglio con le tue carte è la tua fortuna.
howWorkedOut-skill = Abilità: quanto hai fatto meglio di quel bot con le stesse carte, dalla tua prima decisione in poi. Quello che un bot o il tempo ha deciso per te non conta. Contano anche gli altri al tavolo: contro chi gioca bene è più difficile stare davanti.
howWorkedOut-both = Un più è a tuo favore in ogni gioco. Una mano dice poco dell’abilità; una partita intera dice di più.

## Moves in a few words, as in a list of what was played and what would have been better.

reviewActions-drawFromStock = Pescare dal mazzo
reviewActions-takeBack = Annullare
reviewActions-float = Restare a galla
reviewActions-endTurn = Finire il turno
reviewActions-decline = Lasciare il pozzo
reviewActions-recall = Riprendere lo scarto
reviewActions-claim = Prendere la carta
reviewActions-pass = Lasciare andare la carta
reviewActions-takePress = Prendere i punti
reviewActions-leavePress = Non prendere i punti
reviewActions-takeDownTo =
    { $count ->
        [1] Prendere { CARD($deepest, article: "the") }
       *[other] Prendere { $count } carte, fino { CARD($deepest, article: "to") }
    }
reviewActions-lay = Calare { MELD($meld, style: "short") }
reviewActions-layOff =
    { $on ->
        [none] Attaccare { CARD($card, article: "the") }
       *[other] Attaccare { CARD($card, article: "the") } a { MELD($on, style: "short") }
    }
reviewActions-swapFor = Scambiare { CARDS($naturals, article: "the") } con { WILD($wild, $terms, article: "the") }
reviewActions-discardOf = Scartare { CARD($card, article: "the") }
reviewActions-layContract = Calare il contratto: { MELDS($melds, style: "short") }
reviewActions-goOut = { TERM($terms, "GoOut") }
reviewActions-goRummy =
    { $discard ->
        [none] Fare ramino con { MELDS($melds, style: "short") }
       *[other] Fare ramino con { MELDS($melds, style: "short") }, e scartare { CARD($discard, article: "the") }
    }
reviewActions-upForTwo = Scartare { CARD($card, article: "the") } e finire la mano con il 2
reviewActions-chooseSize = Giocare con { COUNT($size, "card") }
reviewActions-nameRank = Scegliere { RANK($rank, number: "many", article: "the") }
reviewActions-claimOf =
    { $count ->
       *[other] Prendere { CARDS($cards, article: "the") }
    }

## The cards dealt: how many wilds and how much deadwood, against the average of fair deals.

dealt-heading = Le carte date
dealt-hint = Le carte date a ciascuno, e tra parentesi la media di mazzi ben mescolati.
dealt-wilds = Matte
dealt-deadwood = Punti spaiati
dealt-meaning = Punti spaiati: quelli che restano se dalle carte appena date si calano le combinazioni migliori.
dealt-band = La linea: la tua somma, sopra o sotto la media. In ombra: dove finiscono 19 serie regolari su 20.
dealt-withShare = { $dealt } ({ GROUPED($fair) })
dealt-aboveShare =
    { $sign ->
        [plus] +{ GROUPED($difference) }
        [minus] −{ GROUPED($difference) }
       *[even] { GROUPED($difference) }
    }
dealt-dealtWords =
    { $figure ->
        [deadwood] Punti spaiati: { $dealt }; la media è { GROUPED($fair) }.
       *[wilds] Matte: { $dealt }; la media è { GROUPED($fair) }.
    } { $than ->
        [more] È un po’ più del solito; succede più o meno in una serie su tre.
        [less] È un po’ meno del solito; succede più o meno in una serie su tre.
        [muchMore] È più che in 19 serie regolari su 20.
        [muchLess] È meno che in 19 serie regolari su 20.
       *[near] È normale: due serie su tre finiscono così vicino.
    }
