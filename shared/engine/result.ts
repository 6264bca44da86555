/** Either a value or the reason why there is none. Players' mistakes are values; only our own are thrown. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const no = <Reason>(reason: Reason): Result<never, Reason> => ({ ok: false, reason });
