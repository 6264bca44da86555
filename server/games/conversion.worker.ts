import { parentPort } from 'node:worker_threads';
import { yieldToTables } from '../bots/priority.ts';
import { convert, type Unconverted } from './conversion.ts';

yieldToTables();
parentPort?.on('message', (table: Unconverted) => parentPort?.postMessage(convert(table)));
