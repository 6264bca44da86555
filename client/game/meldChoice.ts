import { fits, type PlayerView, type Reading, usedAsWild, wildTable } from '#engine';
import type { ChooserOption, MeldFamily } from './intents.ts';
import { layOffEnds } from './layOffs.ts';

/**
 * The most melds shown at once. Of more, the likeliest `LIKELY` are shown, and the rest after a further question or
 * two.
 */
const AT_ONCE = 6;
const LIKELY = 4;
/** A group larger than this is split by rank or suit. */
const LARGE = 13;

/** The options shown when cards can be several melds: a handful, however many melds there are. */
export function meldChoice(view: PlayerView, options: readonly ChooserOption[]): readonly ChooserOption[] {
  if (options.length <= AT_ONCE) return options;
  const likely = likeliest(view, options).slice(0, LIKELY);
  const others = options.filter((option) => !likely.includes(option));
  return [...likely, ...inGroups(others, ({ kind }) => ({ kind }))];
}

/** Sorts options: melds without a wild in use first, then by how many other cards of the hand could be added. */
function likeliest(view: PlayerView, options: readonly ChooserOption[]): readonly ChooserOption[] {
  const worth = new Map(options.map((option) => [option, option.picture ? worthOf(view, option.picture) : 0]));
  return options.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}

const NATURAL = 100;

function worthOf({ rules, wildRank, hand }: PlayerView, meld: Reading): number {
  const wilds = wildTable(rules, wildRank);
  const isNatural = meld.cards.every((_, index) => !usedAsWild(rules, wildRank, meld, index));
  const fitting = hand.filter(
    (card) =>
      wilds[card] === 0 &&
      !meld.cards.includes(card) &&
      layOffEnds(meld).some((place) => fits(rules, wilds, meld, card, place) === 'yes'),
  );
  return fitting.length + (isNatural ? NATURAL : 0);
}

/** One option per group, which asks further; a group of one is shown as the meld itself. */
function inGroups(options: readonly ChooserOption[], groupOf: (meld: Reading) => MeldFamily): readonly ChooserOption[] {
  const groups = new Map<string, { readonly about: MeldFamily; readonly members: ChooserOption[] }>();
  for (const option of options) {
    if (!option.picture) continue;
    const about = groupOf(option.picture);
    const key = JSON.stringify(about);
    const group = groups.get(key) ?? { about, members: [] };
    group.members.push(option);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ about, members }): readonly ChooserOption[] =>
    members.length === 1 ? members : [further(about, members)],
  );
}

const further = (about: MeldFamily, members: readonly ChooserOption[]): ChooserOption => ({
  does: { to: 'choose', chooser: { asks: 'meld', options: members.length > LARGE ? parts(members) : members } },
  picture: null,
  card: null,
  about,
});

/** Groups sets by rank and runs by suit. */
const parts = (options: readonly ChooserOption[]): readonly ChooserOption[] =>
  inGroups(options, ({ kind, rank, suit }) => (kind === 'set' ? { kind, rank } : { kind, suit }));
