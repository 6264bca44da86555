### Cards, melds and a game's own words. The functions of messages call what is here: `shared/text/functions.ts`.

# The locale of numbers, lists, days and times.
locale = es
# The letters on packs with French suits in Spanish.
letters = A J Q K
# Between items that have commas.
semicolon = {"; "}
joker = Joker
cards-jokerOnCards = JOKER

## Ranks. "La jota" and "la reina" are feminine. Articles: "the", "of" ("del"), "to" ("al").

# "ocho"; `number: "many"`: "ochos", "los ochos", "las reinas".
rank =
    { $style ->
        [short] { $short }
       *[none]
            { $number ->
                [many]
                    { $article ->
                        [the]
                            { $rank ->
                                [11] las { rank-names }
                                [12] las { rank-names }
                               *[other] los { rank-names }
                            }
                       *[none] { rank-names }
                    }
               *[none]
                    { $article ->
                        [the] { rank-the } { rank-name }
                        [a]
                            { $rank ->
                                [11] una { rank-name }
                                [12] una { rank-name }
                               *[other] un { rank-name }
                            }
                       *[none] { rank-name }
                    }
            }
    }
rank-name =
    { $rank ->
        [0] joker
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] jota
        [12] reina
        [13] rey
       *[other] as
    }
rank-names =
    { $rank ->
        [0] jokers
        [2] doses
        [3] treses
        [4] cuatros
        [5] cincos
        [6] seises
        [7] sietes
        [8] ochos
        [9] nueves
        [10] dieces
        [11] jotas
        [12] reinas
        [13] reyes
       *[other] ases
    }
rank-the =
    { $rank ->
        [11] la
        [12] la
       *[other] el
    }
rank-to =
    { $rank ->
        [11] a la
        [12] a la
       *[other] al
    }

suit =
    { $style ->
        [short] { $short }
       *[none] { suit-name }
    }
suit-name =
    { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
    }

# "7♥", "el 7♥", "la Q♥", "al 7♥", "el joker"; by name: "siete de corazones", "la reina de picas".
card =
    { $article ->
        [the] { rank-the } { card-after-article }
        [of]
            { $rank ->
                [11] de la { card-after-article }
                [12] de la { card-after-article }
               *[other] del { card-after-article }
            }
        [to]
            { $rank ->
                [11] a la { card-after-article }
                [12] a la { card-after-article }
               *[other] al { card-after-article }
            }
       *[none] { card-alone }
    }
card-alone =
    { $style ->
        [name]
            { $rank ->
                [0] joker
               *[other] { rank-name } de { suit-name }
            }
       *[none] { $short }
    }

card-after-article =
    { $rank ->
        [0] joker
       *[other] { card-alone }
    }

# A card that is wild: "el comodín 2♣", "el biddy 5♥", "el joker".
wild =
    { $article ->
        [the] el { wild-alone }
       *[none] { wild-alone }
    }
wild-alone =
    { $rank ->
        [0] joker
       *[other] { TERM($terms, "wild") } { $short }
    }

# The place of a card in a meld: "el seis de corazones", "una reina" of any suit; with "al": "al seis de corazones",
# "a una reina"; short: "el 9♥".
place =
    { $style ->
        [short] { rank-the } { $short }
       *[none]
            { $suit ->
                [any]
                    { $article ->
                        [to] a { RANK($rank, article: "a") }
                       *[none] { RANK($rank, article: "a") }
                    }
               *[other]
                    { $article ->
                        [to] { rank-to } { rank-name } de { suit-name }
                       *[none] { rank-the } { rank-name } de { suit-name }
                    }
            }
    }

# "escalera de cinco a siete de corazones", "grupo de reyes"; with "el", "del", "al": "la escalera …", "del grupo …".
meld =
    { $style ->
        [short] { $short }
       *[none]
            { $article ->
                [a]
                    { $kind ->
                        [set] { TERM($terms, "aSet") } de { rank-names }
                       *[run] una { meld-alone }
                    }
                [the]
                    { $kind ->
                        [set] { TERM($terms, "theSet") } de { rank-names }
                       *[run] la { meld-alone }
                    }
                [of]
                    { $kind ->
                        [set] { TERM($terms, "ofTheSet") } de { rank-names }
                       *[run] de la { meld-alone }
                    }
                [to]
                    { $kind ->
                        [set] { TERM($terms, "toTheSet") } de { rank-names }
                       *[run] a la { meld-alone }
                    }
               *[none] { meld-alone }
            }
    }
meld-alone =
    { $kind ->
        [set] { TERM($terms, "set") } de { rank-names }
       *[run] escalera de { RANK($rank) } a { RANK($last) } de { suit-name }
    }

# A player within a sentence: "tú", "Ana"; `case: "prep"`, after most prepositions: "por ti", "por Ana".
person =
    { $is ->
        [you]
            { $case ->
                [prep] ti
               *[none] tú
            }
       *[other] { $name }
    }

## Counts.

count-card =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
count-point =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
count-deal =
    { $count ->
        [one] { $count } mano
       *[other] { $count } manos
    }
count-game =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
# A place in a game: "2.º"
ordinal = { $place }.º

## What stands alone, on cards and for screen readers.

cards-short = { CARD($card) }
cards-name = { CARD($card, style: "name") }
cards-rankName = { RANK($rank) }
cards-rankNames = { RANK($rank, number: "many") }
cards-rankShort = { RANK($rank, style: "short") }
cards-suitName = { SUIT($suit) }
cards-suitSymbol = { SUIT($suit, style: "short") }
cards-meldShort = { MELD($meld, style: "short") }
cards-meldName = { MELD($meld, $terms) }
# The word printed on every wild card.
cards-wildOnCards = { UPPER(TERM($terms, "wild")) }
# "Seven of hearts", "Eight of clubs, wild".
cards-label =
    { $isWild ->
        [yes] { CAPITAL(CARD($card, style: "name")) }, { TERM($terms, "wild") }
       *[no] { CAPITAL(CARD($card, style: "name")) }
    }

# A player on their own, as in a table of points, and as the subject of a sentence.
cards-personAlone =
    { PERSON($who) ->
        [you] Tú
       *[other] { $who }
    }

## A game's own words (R149), with their articles: "una combinación", "un downer". Every word for a wild and
## for a set is masculine. `goOut` is said to the reader: "para irte"; `toGoOut` in general: "irse".

terms-common =
    .wild = comodín
    .wilds = comodines
    .jokerShort = joker
    .set = grupo
    .sets = grupos
    .aSet = un grupo
    .theSet = el grupo
    .ofTheSet = del grupo
    .toTheSet = al grupo
    .thisSet = este grupo
    .thatSet = ese grupo
    .otherSet = otro grupo
    .meld = combinación
    .melds = combinaciones
    .aMeld = una combinación
    .theMelds = las combinaciones
    .thatMeld = esa combinación
    .theseMelds = estas combinaciones
    .newMeld = una combinación nueva
    .newMelds = combinaciones nuevas
    .ownMeld = una combinación propia
    .ownMelds = tus propias combinaciones
    .oneMeld = una sola combinación
    .oneNewMeld = una sola combinación nueva
    .firstMeld = tu primera combinación
    .otherMeld = otra combinación
    .sameMeld = la misma combinación
    .noMeld = ninguna combinación
    .goOut = cerrar
    .toGoOut = cerrar
    .goesOut = cierra
    .wentOut = cerró
    .youWentOut = cerraste
terms-fortWorth =
    .set = spread
    .sets = spreads
    .aSet = un spread
    .theSet = el spread
    .ofTheSet = del spread
    .toTheSet = al spread
    .thisSet = este spread
    .thatSet = ese spread
    .otherSet = otro spread
terms-biddies =
    .wild = biddy
    .wilds = biddies
    .meld = downer
    .melds = downers
    .aMeld = un downer
    .theMelds = los downers
    .thatMeld = ese downer
    .theseMelds = estos downers
    .newMeld = un downer nuevo
    .newMelds = downers nuevos
    .ownMeld = un downer propio
    .ownMelds = tus propios downers
    .oneMeld = un solo downer
    .oneNewMeld = un solo downer nuevo
    .firstMeld = tu primer downer
    .otherMeld = otro downer
    .sameMeld = el mismo downer
    .noMeld = ningún downer
    .goOut = irte
    .toGoOut = irse
    .goesOut = se va
    .wentOut = se fue
    .youWentOut = te fuiste
terms-beanie =
    .wild = beanie
    .wilds = beanies
    .goOut = hacer beanie
    .toGoOut = hacer beanie
    .goesOut = hace beanie
    .wentOut = hizo beanie
    .youWentOut = hiciste beanie
terms-goRummy =
    .goOut = hacer rummy
    .toGoOut = hacer rummy
    .goesOut = hace rummy
    .wentOut = hizo rummy
    .youWentOut = hiciste rummy
