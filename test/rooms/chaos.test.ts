import { test } from 'vitest';
import { oneProcess } from '../chaos/servers.ts';
import { silenceWarnings, survive } from '../chaos/survive.ts';

silenceWarnings();

test('lines break, pages reload, people cheat, and the process dies: nothing is lost', () =>
  survive(oneProcess, { tables: 12, kills: 3 }));
