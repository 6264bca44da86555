import { english } from '../../client/text/english/index.ts';
import { more } from '../../client/text/english/more/index.ts';
import { speak } from '../../client/text/language.ts';

// Tests read the page in English. Imported before any of them.
speak(english, more);
