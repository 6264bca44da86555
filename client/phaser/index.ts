export type { TableMount } from './moment.ts';
export { mountTable } from './mountTable.ts';
