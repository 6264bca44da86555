export { loadAvatars } from '../faces/avatars.ts';
export { loadCourts } from '../faces/courtArt.ts';
export type { TableMount } from './drawnTable.ts';
export { mountTable, prepareTable } from './mountTable.ts';
