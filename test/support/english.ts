import { speak } from '../../client/text/language.ts';
import { englishCore, englishMore } from './englishTexts.ts';

// Tests read the page in English. Imported before any of them.
speak(englishCore, englishMore);
