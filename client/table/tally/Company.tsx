import type { TableView } from '#protocol';
import { finalText } from '../../text/final.ts';
import { text } from '../../text/index.ts';

/**
 * With whom the viewer played and, at a private table, a button that opens another one for them. The people of a public
 * table are strangers, whom nobody can write to: they can only be played again at once, by a rematch.
 */
export function Company({ table, onInvite }: { readonly table: TableView; readonly onInvite: () => void }) {
  const { seats, viewer, isPrivate } = table;
  const others = seats.filter(({ kind }, seat) => kind === 'person' && seat !== viewer);
  if (viewer === 'spectator' || others.length === 0) return null;
  return (
    <section class="company-again">
      <p>{finalText.playedWith(others.map(({ name }) => text.isolated(name)))}</p>
      {isPrivate && (
        <>
          <button type="button" onClick={onInvite}>
            {finalText.INVITE_AGAIN.button}
          </button>
          <small>{finalText.INVITE_AGAIN.hint}</small>
        </>
      )}
    </section>
  );
}
