/** A hand of cards face down. */
export const CardBacks = ({ count }: { readonly count: number }) => (
  <div class="card-backs" aria-hidden="true">
    {Array.from({ length: count }, (_, card) => (
      <span key={card} class="mini back" style={{ '--from-middle': card - (count - 1) / 2 }} />
    ))}
  </div>
);
