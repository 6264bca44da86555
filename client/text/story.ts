import { type MoreLanguage, more, withTellers } from './language.ts';
import { seatsTold, told, toldOfBot } from './tell/story.ts';

const tellers = { seatsTold, told, toldOfBot };

/** The sentences of the log. */
export const storyText = withTellers<MoreLanguage['story'], typeof tellers>(() => more.story, tellers);
