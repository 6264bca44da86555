import { PRESETS_OF_1 } from './presetsOf1.ts';

/** A rule code without its version. */
export interface CodeParts {
  /** The id of the game the rules are based on. */
  readonly game: string;
  /** Two letters and a digit each, as in `gf1`. */
  readonly choices: readonly string[];
}

/**
 * One upcaster per version before the current one; the first makes version 1 into 2. Null if there was no such game.
 * Never change a released one.
 */
export const UPCASTERS: readonly ((code: CodeParts) => CodeParts | null)[] = [from1];

/** The letters of the option that a choice is for. */
export const lettersOf = (choice: string): string => choice.slice(0, 2);

/** The choices in a text in which each follows a `~`. */
export const choicesIn = (text: string): readonly string[] => text.split('~').slice(1);

/** Version 1 had only the differences from the named game, as it was in version 0.1. */
function from1({ game, choices }: CodeParts): CodeParts | null {
  if (!Object.hasOwn(PRESETS_OF_1, game)) return null;
  const changed = new Set(choices.map(lettersOf));
  const ofGame = choicesIn(PRESETS_OF_1[game] as string);
  return { game, choices: [...ofGame.filter((choice) => !changed.has(lettersOf(choice))), ...choices] };
}
