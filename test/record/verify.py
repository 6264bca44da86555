"""Checks test/record/vectors.json, or the commitment and the order of the cards of a proof, by the method in
shared/record/README.md alone. Usage: verify.py FILE …. Prints what does not fit; exit code 0 if everything does."""
import hashlib
import json
import sys

CONTRACT_HANDS = {"liverpool": "10.10.10.12.12.12.12", "carioca": "11.11.11.11.11.11.12", "shanghai": "11",
                  "kalooki": "9.10.11.12.12.13.14.15.16"}


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def hashed(*values):
    return sha256(json.dumps(values, separators=(",", ":"), ensure_ascii=False))


def commitment(table, game, deal, seats, rules, secret):
    return hashed("rummy deal 1", table, game, deal, seats, sha256(rules), secret)


def rotated(word, by):
    return ((word << by) | (word >> (32 - by))) & 0xFFFFFFFF


def block(key, counter):
    """A block of ChaCha20 (RFC 8439) with a nonce of zeros, as bytes."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
    start += [int.from_bytes(key[at:at + 4], "little") for at in range(0, 32, 4)] + [counter, 0, 0, 0]
    state = start[:]
    columns = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
    diagonals = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
    for a, b, c, d in 10 * (columns + diagonals):
        for one, other, target, by in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)]:
            state[one] = (state[one] + state[other]) & 0xFFFFFFFF
            state[target] = rotated(state[target] ^ state[one], by)
    return b"".join(((x + y) & 0xFFFFFFFF).to_bytes(4, "little") for x, y in zip(state, start))


def words(secret, shares, purpose):
    key = bytes.fromhex(hashed(purpose, secret, shares))
    for counter in range(2**32):
        stream = block(key, counter)
        yield from (int.from_bytes(stream[at:at + 4], "big") for at in range(0, 64, 4))


def below(stream, n):
    fair = 2**32 - 2**32 % n
    return next(word for word in stream if word < fair) % n


def shuffled(stream, cards):
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        pick = below(stream, last + 1)
        order[last], order[pick] = order[pick], order[last]
    return order


def check_vectors(vectors):
    for one in vectors["numbers"]:
        stream = words(one["secret"], one["shares"], one["purpose"])
        yield f"numbers, {one['purpose']}", [below(stream, n) for n in one["below"]] == one["first"]
    for one in vectors["decks"]:
        stream = words(one["secret"], one["shares"], one["purpose"])
        yield f"deck of {len(one['pack'])}", shuffled(stream, one["pack"]) == one["deck"]
    for one in vectors["commitments"]:
        fields = (one[name] for name in ("table", "game", "deal", "seats", "rules", "secret"))
        yield f"commitment, {one['table']}", commitment(*fields) == one["commitment"]


class Misdeal(Exception):
    """A card is wanted, and none is fit: all are shuffled again."""


def rank_of(card):
    return 0 if card >= 208 else card % 13 + 1


def deal(rules, seats, number, dealer, stream):
    """Hands, stock, pile, indicator and wild rank, by the order of dealing in the description."""
    pack, wilds, dealing = rules["pack"], rules["wilds"], rules["deal"]
    packs = {"one": 1, "two": 2, "twoAbove4": 2 if seats > 4 else 1, "threeAbove4": 3 if seats > 4 else 2,
             "halfOfPlayers": (seats + 1) // 2}[pack["packs"]]
    jokers = 2 * packs if pack["jokers"] == "twoPerPack" else pack["jokers"]
    cards = [card for card in range(52 * packs) if rank_of(card) == 1 or rank_of(card) >= pack["lowestRank"]]
    step = 1 if rules["table"]["direction"] == "clockwise" else -1
    order = [(dealer + step * place) % seats for place in range(1, seats + 1)]

    def listed(card):
        of = {"jokers": card >= 208, "twos": rank_of(card) == 2, "tens": rank_of(card) == 10,
              "oneEyedJacks": rank_of(card) == 11 and card % 52 // 13 >= 2}
        return any(of[kind] for kind in wilds["permanent"])

    permanent = lambda card: card >= 208 or listed(card)
    shows = lambda card: not permanent(card) and (wilds["aceAllowed"] or rank_of(card) != 1)
    stays = lambda card: shows(card) or (permanent(card) and wilds["permanentIndicator"] == "dealerGetsMore")

    def upcard(card):
        """The size of the hand that begins with this card; None if it is not fit."""
        rank, more = rank_of(card), 1 if dealing["upcardMeaning"] == "additional" else 0
        if permanent(card):
            size = dealing["upcardPermanentWild"]
            return int(size) + more if size.isdigit() else "choice" if size == "twoOrTwelve" and rank == 2 else None
        if dealing["burySmallUpcards"] and 2 <= rank <= 4:
            return None
        return more + (dealing["upcardAce"] if rank == 1 else
                       10 if rank > 10 and dealing["upcardCourts"] == "ten" else rank)

    def once():
        stock = shuffled(stream, cards + list(range(208, 208 + jokers)))
        hands, turned = [[] for _ in range(seats)], []

        def turn(fit):
            if not any(map(fit, stock)):
                raise Misdeal
            while not fit(card := stock.pop()):
                stock.insert(below(stream, len(stock) + 1), card)
            return card

        def give(seat, size=None):
            place = {"dealerFirstCard": 0, "dealerLastCard": None if size is None else size - 1}.get(wilds["source"])
            isShown = size is not None and seat == dealer and len(hands[seat]) == place
            hands[seat].append(turn(stays if isShown else lambda card: True))
            turned.extend(hands[seat][-1:] if isShown else [])

        size = dealing["cards"] + (number - 1 if dealing["size"] == "byRound" else 0)
        if dealing["size"] == "byContract":
            contracts = CONTRACT_HANDS.get(rules["play"]["contract"], rules["play"]["contract"]).split(".")
            size = int(contracts[(number - 1) % len(contracts)].replace("r", "s").split("s")[0])
        elif dealing["size"] == "fixed" and dealing["cardsIfFew"] > 0 and seats <= dealing["fewPlayers"]:
            size = dealing["cardsIfFew"]
        if dealing["size"] == "byUpcard":
            for seat in order:
                first = seat == dealer and wilds["source"] == "dealerFirstCard"
                hands[seat].append(turn(lambda card: upcard(card) is not None and (not first or stays(card))))
                turned.extend(hands[seat][-1:] if seat == dealer else [])
                if upcard(hands[seat][0]) == "choice":
                    return {"hands": hands, "stock": stock, "pile": [], "indicator": -1}
                while len(hands[seat]) < upcard(hands[seat][0]):
                    give(seat, upcard(hands[seat][0]))
        else:
            for seat in ([seat for seat in order for _ in range(size)] if dealing["order"] == "hands" else order * size):
                give(seat, size)
        if dealing["extra"] == "firstPlayer":
            give(dealer if rules["table"]["firstPlayer"] == "dealer" else order[0])
        source, pile, indicator, rank = wilds["source"], [], -1, 0
        if source == "schedule":
            rank = [*wilds["schedule"], *[0] * number][number - 1]
        if source in ("dealerFirstCard", "dealerLastCard", "dealerExtraCard"):
            while source == "dealerExtraCard" or permanent(turned[-1]):
                hands[dealer].append(turn(stays))
                turned.append(hands[dealer][-1])
                source = "dealerFirstCard"
            rank = rank_of(turned[-1])
        if source in ("outsideCard", "stockCard"):
            card = turn(shows)
            rank = rank_of(card)
            pile, indicator = ([card], -1) if wilds["indicator"] == "startsPile" else ([], card)
        if not pile and dealing["pileUpcard"] != "none":
            isKept = dealing["pileUpcard"] == "kept"
            pile = [turn(lambda card: isKept or not (listed(card) or (rank > 0 and rank_of(card) == rank)))]
        if not stock:
            raise Misdeal
        return {"hands": hands, "stock": stock, "pile": pile, "indicator": indicator, "wildRank": rank}

    while True:
        try:
            dealt = once()
            return {**dealt, "hands": [sorted(hand) for hand in dealt["hands"]]}
        except Misdeal:
            pass


def check_proof(lines):
    """The commitment, and the cards of the deal up to a choice of a hand's size."""
    field = {line.split(" ")[0]: line.split(" ", 1)[1] for line in lines[1:9] if " " in line}
    _, _, secret, *used = next(line for line in lines if line.startswith("table deal ")).split(" ")
    shares = ["" if share == "-" else share for share in used]
    dealt = json.loads(next(line for line in lines if line.startswith("= "))[2:])[0]
    promised = commitment(lines[1].split(" ")[1], field["game"], int(field["deal"]), int(field["seats"]),
                          field["rules"], secret)
    yield "commitment", promised == field["commitment"]
    yield "shares", " ".join(used) == field.get("shares", " ".join(used))
    again = deal(json.loads(field["rules"])["rules"], int(field["seats"]), dealt["deal"], dealt["dealer"],
                 words(secret, shares, "deal"))
    for part, cards in again.items():
        yield part, cards == dealt[part]


results = []
for path in sys.argv[1:]:
    text = open(path, encoding="utf-8").read()
    results += check_vectors(json.loads(text)) if text.startswith("{") else check_proof(text.splitlines())
for name, fits in results:
    print("ok   " if fits else "FAILS", name)
sys.exit(0 if results and all(fits for _, fits in results) else 1)
