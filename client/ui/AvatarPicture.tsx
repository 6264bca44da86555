import { placeOfCell } from '../faces/avatars.ts';

/** An avatar, by its cell in `avatars.svg`. It is described in words elsewhere. */
export function AvatarPicture({ cell }: { readonly cell: number }) {
  const [column, row] = placeOfCell(cell);
  return <span class="avatar" style={{ '--column': column, '--row': row }} aria-hidden="true" />;
}
