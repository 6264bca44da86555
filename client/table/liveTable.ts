import type { TableConnection } from '#protocol';
import type { ConnectionStatus, LossReason } from '../net/index.ts';

/** A table that tells how the line to it stands: at once and whenever that changes, with a reason if there is one. */
export interface LiveTable extends TableConnection {
  onStatus(listener: (status: ConnectionStatus, reason: LossReason | null) => void): () => void;
}
