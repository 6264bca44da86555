export { mountTable, type TableMount } from './mountTable.ts';
