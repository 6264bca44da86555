export { Editor } from './Editor.tsx';
export { GameList } from './GameList.tsx';
export { LookScreen } from './LookScreen.tsx';
export { RulesScreen } from './RulesScreen.tsx';
