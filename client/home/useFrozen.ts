import { useRef } from 'preact/hooks';

/** The value as it was before a table was being opened (`busy`): home must not change under the player's eyes then. */
export function useFrozen<Value>(value: Value, busy: boolean): Value {
  const before = useRef(value);
  if (!busy) before.current = value;
  return before.current;
}
