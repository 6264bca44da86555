import type { FiledGame, FiledPlayer } from '../../../server/store/gameRepository.ts';

/** A person's or a bot's part in a game of two deals; a bot has no guest. */
export const partOf = (seat: number, guest: string | null, own: Partial<FiledPlayer> = {}): FiledPlayer => ({
  ...{ seat, order: 0, guest, name: guest ?? 'Ada', level: guest === null ? 'steady' : null, from: 1, to: 2 },
  ...{ points: 10 * seat, place: seat + 1, outs: 1, swaps: 0, left: false },
  ...own,
});

/** The result of the only deal of `filedGameOf`. */
export const FILED_RESULT = {
  ...({ deal: 1, dealer: 0, wildRank: 3, ending: 'wentOut', out: 1, points: [0, 10, 20] } as const),
  ...({ factor: 1, wentRummy: false, added: [] } as const),
};

/** A game as it is stored. */
export const filedGameOf = (
  id: string,
  ended: number,
  players: readonly FiledPlayer[],
  own: Partial<FiledGame> = {},
): FiledGame => ({
  ...{ id, table: `table of ${id}`, isPublic: true, preset: 'crazy-rummy', rules: 'v1.crazy-rummy', seats: 3 },
  ...{ began: ended - 1_000, ended, status: 'finished', results: [FILED_RESULT], players },
  record: `record of ${id}`,
  ...own,
});
