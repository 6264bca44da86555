### Cards, melds and a game's own words. The functions of messages call what is here: `shared/text/functions.ts`.

# The locale of numbers, lists, days and times.
locale = pt-BR
# The letters on Brazilian packs.
letters = A J Q K
# Between items that have commas.
semicolon = {"; "}
joker = joker
cards-jokerOnCards = JOKER

## Ranks, from 1 to 14: the high ace. 0 is a joker.

# "oito", "o oito", "da dama"; `number: "many"`: "8", "os 8", "as damas": numbers are figures, since "os dois" would
# also be "both". `style: "words"` after a count: "3 oitos".
rank =
    { $style ->
        [short] { $short }
        [words] { rank-counted }
        [article] { rank-article }
       *[none]
            { $number ->
                [many]
                    { $article ->
                        [the]
                            { $rank ->
                                [12] as { rank-names }
                               *[other] os { rank-names }
                            }
                        [of]
                            { $rank ->
                                [12] das { rank-names }
                               *[other] dos { rank-names }
                            }
                       *[none] { rank-names }
                    }
               *[none] { rank-article }{ rank-name }
            }
    }
rank-name =
    { $rank ->
        [0] joker
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
        [11] valete
        [12] dama
        [13] rei
       *[other] ás
    }
rank-names =
    { $rank ->
        [0] jokers
        [2] 2
        [3] 3
        [4] 4
        [5] 5
        [6] 6
        [7] 7
        [8] 8
        [9] 9
        [10] 10
        [11] valetes
        [12] damas
        [13] reis
       *[other] ases
    }
rank-counted =
    { $rank ->
        [2] dois
        [3] três
        [4] quatros
        [5] cincos
        [6] seis
        [7] setes
        [8] oitos
        [9] noves
        [10] dez
       *[other] { rank-names }
    }
rank-article =
    { $article ->
        [the]
            { $rank ->
                [12] a{" "}
               *[other] o{" "}
            }
        [a]
            { $rank ->
                [12] uma{" "}
               *[other] um{" "}
            }
        [own]
            { $rank ->
                [12] a sua{" "}
               *[other] o seu{" "}
            }
        [of]
            { $rank ->
                [12] da{" "}
               *[other] do{" "}
            }
        [to]
            { $rank ->
                [12] à{" "}
               *[other] ao{" "}
            }
        [in]
            { $rank ->
                [12] na{" "}
               *[other] no{" "}
            }
        [for]
            { $rank ->
                [12] pela{" "}
               *[other] pelo{" "}
            }
       *[none] {""}
    }

suit =
    { $style ->
        [short] { $short }
       *[none] { suit-name }
    }
suit-name =
    { $suit ->
        [clubs] paus
        [diamonds] ouros
        [hearts] copas
       *[spades] espadas
    }

# "7♥", "o 7♥", "da Q♥", "ao joker"; by name: "sete de copas", "a dama de espadas".
card =
    { $style ->
        [name]
            { $rank ->
                [0] { rank-article }joker
               *[other] { rank-article }{ rank-name } de { suit-name }
            }
       *[none] { rank-article }{ $short }
    }

# A card that is wild: "o coringa 2♣", "pelo biddy 5♥", "no joker". All words for a wild are masculine.
wild =
    { $article ->
        [the] o { wild-alone }
        [a] um { wild-alone }
        [of] do { wild-alone }
        [to] ao { wild-alone }
        [in] no { wild-alone }
        [for] pelo { wild-alone }
       *[none] { wild-alone }
    }
wild-alone =
    { $rank ->
        [0] joker
       *[other] { TERM($terms, "wild") } { $short }
    }

# The place of a card in a meld: "o seis de copas", "uma dama" of any suit; short: "o 9♥". With "of": "do seis de copas".
place =
    { $style ->
        [short]
            { $article ->
                [of] { RANK($rank, article: "of", style: "article") }{ $short }
               *[none] { RANK($rank, article: "the", style: "article") }{ $short }
            }
       *[none]
            { $suit ->
                [any]
                    { $article ->
                        [of] de { RANK($rank, article: "a") }
                       *[none] { RANK($rank, article: "a") }
                    }
               *[other]
                    { $article ->
                        [of] { RANK($rank, article: "of") } de { suit-name }
                       *[none] { RANK($rank, article: "the") } de { suit-name }
                    }
            }
    }

# "sequência de cinco a sete de copas", "trinca de reis"; with "a", "uma", "da", "à", "na". All are feminine.
meld =
    { $style ->
        [short] { $short }
       *[none]
            { $article ->
                [the] a { meld-alone }
                [a] uma { meld-alone }
                [of] da { meld-alone }
                [to] à { meld-alone }
                [in] na { meld-alone }
               *[none] { meld-alone }
            }
    }
meld-alone =
    { $kind ->
        [set] { TERM($terms, "set") } de { rank-names }
       *[run] sequência de { RANK($rank) } a { RANK($last) } de { suit-name }
    }

# A player later in a sentence.
person =
    { $is ->
        [you] você
       *[other] { $name }
    }

## Counts.

count-card =
    { $count ->
        [0] { $count } cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
count-point =
    { $count ->
        [0] { $count } pontos
        [one] { $count } ponto
       *[other] { $count } pontos
    }
count-deal =
    { $count ->
        [0] { $count } rodadas
        [one] { $count } rodada
       *[other] { $count } rodadas
    }
count-game =
    { $count ->
        [0] { $count } partidas
        [one] { $count } partida
       *[other] { $count } partidas
    }
count-cent =
    { $count ->
        [0] { $count } centavos
        [one] { $count } centavo
       *[other] { $count } centavos
    }
# A place in a game: "2º"
ordinal = { $place }º

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
        [you] Você
       *[other] { $who }
    }

## A game's own words (R149). `beWilds` is the predicate of wild cards: "Aces are wild", "Aces are biddies"; `beWild` is
## that of one card. `jokerShort` is a joker in a short list of wilds: "Wild: 8, joker".

terms-common =
    .wild = coringa
    .wilds = coringas
    .set = trinca
    .sets = trincas
    .meld = combinação
    .melds = combinações
    .aMeld = uma combinação
    .thatMeld = essa combinação
    .newMeld = uma combinação nova
    .newMelds = combinações novas
    .ownMeld = uma combinação sua
    .firstMeld = a sua primeira combinação
    .theMelds = as combinações
    .theseMelds = estas combinações
    .inTheMelds = nas combinações
    .inOwnMelds = nas suas próprias combinações
    .otherMeld = outra combinação
    .inTheSameMeld = na mesma combinação
    .ofTheSameMeld = da mesma combinação
    .noMeld = nenhuma combinação
    .goOut = bater
    .goesOut = bate
    .wentOut = bateu
    .ifOut = bater
terms-fortWorth =
    .set = abertura
    .sets = aberturas
    .goOut = fechar
    .goesOut = fecha
    .wentOut = fechou
    .ifOut = fechar
terms-biddies =
    .wild = biddy
    .wilds = biddies
    .meld = downer
    .melds = downers
    .aMeld = um downer
    .thatMeld = esse downer
    .newMeld = um downer novo
    .newMelds = downers novos
    .ownMeld = um downer seu
    .firstMeld = o seu primeiro downer
    .theMelds = os downers
    .theseMelds = estes downers
    .inTheMelds = nos downers
    .inOwnMelds = nos seus próprios downers
    .otherMeld = outro downer
    .inTheSameMeld = no mesmo downer
    .ofTheSameMeld = do mesmo downer
    .noMeld = nenhum downer
    .goOut = subir
    .goesOut = sobe
    .wentOut = subiu
    .ifOut = subir
terms-beanie =
    .wild = beanie
    .wilds = beanies
    .goOut = fazer beanie
    .goesOut = faz beanie
    .wentOut = fez beanie
    .ifOut = fizer beanie
terms-goRummy =
    .goOut = fazer rummy
    .goesOut = faz rummy
    .wentOut = fez rummy
    .ifOut = fizer rummy
