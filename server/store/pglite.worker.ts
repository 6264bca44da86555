import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { FromPglite, ToPglite } from './pgliteMessages.ts';

const database = new PGlite(workerData as string);

async function answer({ id, sql, parameters }: ToPglite): Promise<FromPglite> {
  try {
    if (parameters === null) {
      await database.transaction((one) => one.exec(sql));
      return { id, rows: [] };
    }
    const { rows } = await database.query<unknown[]>(sql, [...parameters], { rowMode: 'array' });
    return { id, rows };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { id, rows: [], error: { message, code } };
  }
}

parentPort?.on('message', async (question: ToPglite) => {
  if (question.id > 0) parentPort?.postMessage(await answer(question));
  else {
    await database.close();
    parentPort?.close();
  }
});
