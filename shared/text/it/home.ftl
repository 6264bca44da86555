### The first screen, gathering at a table, and the names of levels, paces, bots and avatars.

## The page, and what several screens have.

page-gameName = Crazy Rummy
page-hook = Hai la carta che una matta sostituisce? Prenditi la matta.
page-back = Indietro
page-ownName = { $name } (tu)
page-labelAbout = { $label }: { $subject }

## The home screen.

home-playNow = Gioca subito
home-playNowHint = Con chi è in linea; i bot prendono i posti liberi
home-orNear = Qualsiasi durata, numero di giocatori e ritmo
home-orNearHint = Prima la tua scelta, poi il tavolo più simile con altre persone
home-practise = Allenati
home-practiseHint = Contro i bot, anche senza connessione
home-goOn = Continua: tocca a te
home-goBack = Continua la partita
home-offline = Server non raggiungibile. Puoi comunque allenarti.
home-friends = Amici
home-friendsHint = Un tavolo privato, o un codice
home-playFriend = Gioca con amici
home-create = Apri un tavolo privato
home-code = Codice del tavolo
home-join = Entra
home-name = Il tuo nome
home-guest = Ospite
home-seats = Giocatori al tavolo
home-lateTurns = Con «Gioca subito», se si è in cinque o in sei, tutti hanno un turno anche se qualcuno chiude al primo.
home-length = Durata
home-rules = Come si gioca
home-learn = Impara a giocare
home-replay = Rivedi una partita
home-learnHint = Due minuti a un tavolo vero
home-game = Gioco
home-games = Scegli un gioco
home-houseRules = Regole della casa
home-history = Le tue partite
home-ratings = Classifica
home-profile = Il tuo profilo
home-daily = Sfida del giorno
home-dailyHint = Le stesse carte per tutti
home-finding = Ricerca di un tavolo…
home-opening = Apertura del tavolo…
home-more = Altro
home-language = Lingua
home-dealsCount = { COUNT($deals, "deal") }
home-dealsInMinutes =
    { COUNT($deals, "deal") }, circa { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
home-playersCount =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
home-people =
    { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    }
home-onlyLooking = { home-looking } una partita
home-looking =
    { $people ->
        [one] { $people } persona cerca
       *[other] { $people } persone cercano
    }
home-onlyPlaying =
    { $people ->
        [one] { $people } persona sta giocando
       *[other] { $people } persone stanno giocando
    }
home-lookingAndPlaying =
    { home-looking }, { $playing ->
        [one] { $playing } gioca
       *[other] { $playing } giocano
    }
home-joins = Con { home-people }: { $game }
home-goOnHint = Allenamento, mano { $deal }
home-withHouseRules = { $game } con regole della casa

## Tables where the player has a seat.

ownTables-with = { $game } con { LIST($names) }

## Levels of bots.

levelNames-beginner = Principiante
levelNames-steady = Solido
levelNames-sharp = Scaltro
levelNames-expert = Esperto
levels-botAlone = { CAPITAL(levels-botWithin) }
levels-botWithin =
    { $level ->
        [beginner] bot principiante
        [steady] bot solido
        [sharp] bot scaltro
       *[expert] bot esperto
    }
levels-mark = { UPPER(levels-botAlone) }
levels-markShort = { UPPER($name) }

## Paces.

paceHints-none = Senza limite di tempo: fai con calma.
paceHints-usual = 45 secondi per turno, più 90 di riserva in ogni partita; il doppio nella tua prima partita. Ogni combinazione ne dà altri 10.
paceHints-fast = Veloce: 20 secondi per turno, il doppio nella tua prima partita, e bot rapidi.
paces-inShort =
    { $pace ->
        [usual] Ritmo normale
        [fast] Ritmo veloce
       *[none] Senza limite di tempo
    }

## The bots, by number: a name for each in every language, with its own first letter.

bots-1 = Anita
bots-2 = Biagio
bots-3 = Chiara
bots-4 = Diego
bots-5 = Elena
bots-6 = Fausto
bots-7 = Gemma
bots-8 = Ugo

## People's avatars, by number.

avatars-1 = una volpe
avatars-2 = un gatto
avatars-3 = un gufo
avatars-4 = un orso
avatars-5 = un coniglio
avatars-6 = un pinguino
avatars-7 = una rana
avatars-8 = un panda
avatars-9 = un leone
avatars-10 = un elefante
avatars-11 = un riccio
avatars-12 = un polpo
avatars-13 = una tartaruga
avatars-14 = una balena
avatars-15 = un’ape
avatars-16 = una lumaca
avatars-17 = un cactus
avatars-18 = un fungo
avatars-19 = un girasole
avatars-20 = una luna
avatars-21 = una teiera
avatars-22 = un palloncino
avatars-23 = una barca a vela
avatars-24 = un razzo

## The screen on which players gather.

waiting-heading = Tavolo privato
waiting-gathering = Ricerca di giocatori…
waiting-invite = Manda agli amici il link o il codice.
waiting-code = Codice
waiting-copy = Copia il link
waiting-share = Condividi
waiting-shared = Gioca con me a Crazy Rummy.
waiting-notShared = Condivisione non riuscita. Copia il link.
waiting-copied = Copiato
waiting-notCopied = Copia non riuscita. Seleziona il link e copialo.
waiting-qr = Codice QR
waiting-start = Comincia con i bot
waiting-startFull = Comincia
waiting-empty = In attesa di qualcuno…
waiting-noBots = La partita comincia quando non ci sono più posti liberi.
waiting-filling = Tra poco i bot prendono i posti liberi.
waiting-watching = Stai guardando. La partita comincia quando vogliono i giocatori.
waiting-leave = Lascia il tavolo
waiting-startedBy = { $name } dà inizio alla partita.
waiting-gathered =
    { $missing ->
        [0] Non manca nessuno.
       *[other]
            { $here ->
                [0] Non c’è ancora nessuno.
                [one] C’è { $here } giocatore su { $seats }.
               *[other] Ci sono { $here } giocatori su { $seats }.
            } { waiting-missing }
    }
waiting-missing =
    { $bots ->
        [yes]
            { $missing ->
                [one] Un bot può prendere l’altro posto.
               *[other] I bot possono prendere gli altri { $missing } posti.
            }
       *[no]
            { $missing ->
                [one] Manca ancora { $missing } giocatore.
               *[other] Mancano ancora { $missing } giocatori.
            }
    }

## Rated games, at the table.

rated-waiting = Se «Gioca subito» ha riunito qui due o più persone di reti diverse, per loro la partita è classificata, senza consigli.
rated-mark = Classificata.
rated-running = Questa partita è classificata: niente consigli, e se la lasci finisci all’ultimo posto.

## Panels over the table, and the buttons that open and close them.

panels-scores = Punti
panels-rules = Qui si gioca così
panels-keys = Tasti e screen reader
panels-leave = Menu
panels-close = Chiudi il pannello
panels-notNow = Non ora
panels-goHome = Vai alla home
panels-goHomeHint = Il posto resta tuo per dieci minuti
panels-leaveTable = Lascia il tavolo
panels-leaveHint = Perdi il tuo posto
panels-leaveKeptHint = Puoi continuare la partita più tardi
panels-why = Perché?

## Buttons on the table that teach.

learning-rules = Regole di questo tavolo
learning-hint = Consiglio
learning-nextHint = Un altro consiglio
learning-hintsOff = Chi ha aperto il tavolo ha disattivato i consigli.

## The ways to the settings, and those that the home screen and the menu of a table have as well.

toSettings-title = Impostazioni
toSettings-open = Impostazioni
toSettings-mute = Togli l’audio
toSettings-unmute = Attiva l’audio

## The system notification for the viewer's turn.

turnAlert-title = Tocca a te
turnAlert-body = Il tavolo ti aspetta.

## A broken connection, and a seat that is taken elsewhere.

connection-reconnecting = Riconnessione…
connection-lost = Hai perso la connessione al tavolo.
connection-elsewhere = Ora giochi a questo tavolo in un’altra scheda o su un altro dispositivo.
connection-playHere = Gioca qui
connection-nobodyCame = Per 15 minuti non è venuto nessun altro, e il tavolo è stato chiuso. Puoi riaprirlo con il codice o con il link.
connection-openAgain = Riaprilo
connection-home = Torna alla home

## For somebody who watches: a bot's seat from the next deal or game on, and once it is booked.

takeSeat-take = Prendi posto
takeSeat-nextDeal = Dalla prossima mano
takeSeat-nextGame = Dalla prossima partita
takeSeat-booked = Posto prenotato
takeSeat-giveUp = Premi per lasciarlo

## The phrases of the table chat, and the names of its emoji.

sayings-hello = Ciao!
sayings-goodLuck = Buona fortuna!
sayings-wellPlayed = Ben giocato!
sayings-niceSwap = Bello scambio!
sayings-thanks = Grazie!
sayings-sorry = Scusate!
sayings-oops = Ops!
sayings-oneMoment = Un momento, per favore
sayings-takeYourTime = Fai con calma
sayings-yourTurn = Tocca a te!
sayings-goodGame = Bella partita!
sayings-another = Un’altra?
sayings-smile = Sorriso
sayings-laugh = Risata
sayings-surprise = Stupore
sayings-sad = Tristezza
sayings-thumbsUp = Pollice in su
sayings-heart = Cuore
company-saySomething = Di’ qualcosa
company-aloud = { cards-personAlone }: { $words }
company-about = { CAPITAL(PEOPLE($who, case: "on")) }

## For a screen reader.

access-placeInHand = { CAPITAL(CARD($card, style: "name")) }, carta { $place } di { $cards }.
access-sorted =
    Carte per { $order ->
        [suit] seme
        [rank] valore
       *[melds] { TERM($terms, "melds") }
    }: { LIST($groups, type: "semicolon") }.
access-group = { CARDS($cards, style: "name", type: "comma") }
access-hurry =
    { $seconds ->
        [one] Resta { $seconds } secondo.
       *[other] Restano { $seconds } secondi.
    }
access-noMelds = { TERM($terms, "NoMeld") } sul tavolo.
access-totals = { LIST($lines, type: "comma") }.
access-total =
    { $place ->
        [first] { cards-personAlone } { $total }
        [last] { PEOPLE($who) } { COUNT($total, "point") }
       *[middle] { PEOPLE($who) } { $total }
    }
