import * as cards from './cards.ts';
import * as mirror from './mirror.ts';
import * as notices from './notices.ts';
import * as screens from './screens.ts';
import * as steps from './steps.ts';
import * as story from './story.ts';
import * as table from './table.ts';

export const english = { ...cards, ...table, ...steps, ...notices, ...story, ...mirror, ...screens };
