import { speak } from '../../client/text/say.ts';
import { english } from './englishTexts.ts';

// Tests read the page in English. Imported before any of them.
speak(english);
