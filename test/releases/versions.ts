import { PROTOCOL_VERSION } from '#protocol';
import { PROOF_VERSION, RECORD_VERSION } from '#record';
import { RULE_CODE_VERSION, RULES_VERSION } from '#rules';
import { LOG_VERSION, SNAPSHOT_VERSION } from '#table';
import packageFile from '../../package.json' with { type: 'json' };
import { POSTGRES_KNOWN } from '../../server/store/postgresSchema.ts';
import { SQLITE_KNOWN } from '../../server/store/sqliteSchema.ts';

/** The MAJOR.MINOR of this version, and the name of its folder. */
export const THIS_RELEASE = packageFile.version.split('.').slice(0, 2).join('.');

/** The numbers of everything that this version stores or sends (`CONTRIBUTING.md`, Versions). */
export const VERSIONS = {
  log: LOG_VERSION,
  snapshot: SNAPSHOT_VERSION,
  rules: RULES_VERSION,
  ruleCode: RULE_CODE_VERSION,
  record: RECORD_VERSION,
  proof: PROOF_VERSION,
  sqlite: SQLITE_KNOWN,
  postgres: POSTGRES_KNOWN,
  protocol: PROTOCOL_VERSION,
} as const;
