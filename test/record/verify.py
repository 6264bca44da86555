"""Checks test/record/vectors.json, or the commitment and the order of the cards of a proof, by the method in
shared/record/README.md alone. Usage: verify.py FILE. Prints what does not fit; exit code 0 if everything does."""
import hashlib
import json
import sys


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


def check_proof(lines):
    """The commitment, and the cards of a deal with hands of one size in which no card was put back."""
    field = {line.split(" ")[0]: line.split(" ", 1)[1] for line in lines[1:9] if " " in line}
    _, _, secret, *used = next(line for line in lines if line.startswith("table deal ")).split(" ")
    shares = ["" if share == "-" else share for share in used]
    dealt = json.loads(next(line for line in lines if line.startswith("= "))[2:])[0]
    promised = commitment(lines[1].split(" ")[1], field["game"], int(field["deal"]), int(field["seats"]),
                          field["rules"], secret)
    yield "commitment", promised == field["commitment"]
    yield "shares", " ".join(used) == field.get("shares", " ".join(used))
    turned = [card for card in [*dealt["pile"], dealt["indicator"]] if card >= 0]
    pack = sorted([*sum(dealt["hands"], []), *dealt["stock"], *turned])
    order = shuffled(words(secret, shares, "deal"), pack)
    yield "stock", order[:len(dealt["stock"])] == dealt["stock"]
    rules = json.loads(field["rules"])["rules"]
    step = 1 if rules["table"]["direction"] == "clockwise" else -1
    seats = [(dealt["dealer"] + step * (place + 1)) % len(dealt["hands"]) for place in range(len(dealt["hands"]))]
    size = min(map(len, dealt["hands"]))
    turns = seats * size if rules["deal"]["order"] == "cards" else [seat for seat in seats for _ in range(size)]
    turns += [seat for seat in seats if len(dealt["hands"][seat]) > size]
    hands = [sorted(card for to, card in zip(turns, reversed(order)) if to == seat) for seat in range(len(seats))]
    yield "hands", hands == dealt["hands"]


text = open(sys.argv[1], encoding="utf-8").read()
results = list(check_vectors(json.loads(text)) if text.startswith("{") else check_proof(text.splitlines()))
for name, fits in results:
    print("ok   " if fits else "FAILS", name)
sys.exit(0 if results and all(fits for _, fits in results) else 1)
