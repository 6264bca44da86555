import { type MoreLanguage, more, withTellers } from './language.ts';
import { seatTold, told, toldOfBot } from './tell/story.ts';

const tellers = { seatTold, told, toldOfBot };

/** The sentences of the log. */
export const storyText = withTellers<MoreLanguage['story'], typeof tellers>(() => more.story, tellers);
