// `npm run backup -- FILE`: copies the whole store to a file, even while a server runs.
// `npm run restore -- FILE`: replaces the store with such a copy, while no server runs.
import { readConfig } from '../config.ts';
import { backUpFolder, restoreFolder } from '../store/folderBackup.ts';
import { backUpPostgres, restorePostgres } from '../store/postgresBackup.ts';
import { findPostgres } from './programs.ts';

const { databaseUrl, dataFolder } = readConfig(process.env);

async function backUp(file: string): Promise<string> {
  if (databaseUrl === undefined) backUpFolder(dataFolder, file);
  else backUpPostgres(databaseUrl, file, findPostgres());
  return `Backed up to ${file}`;
}

async function restore(file: string): Promise<string> {
  if (databaseUrl !== undefined) {
    await restorePostgres(databaseUrl, file, findPostgres());
    return `Restored from ${file}`;
  }
  const aside = await restoreFolder(dataFolder, file, new Date());
  return `Restored from ${file}${aside === null ? '' : `. The previous data is in ${aside}`}`;
}

const TASKS: Readonly<Record<string, (file: string) => Promise<string>>> = { backup: backUp, restore };
const [name = '', file] = process.argv.slice(2);
const task = TASKS[name];
try {
  if (!task || !file) throw new Error('Usage: npm run backup -- FILE, or npm run restore -- FILE');
  console.log(await task(file));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
