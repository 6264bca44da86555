import { LEVEL_NAMES, type LevelName } from '#protocol';
import type { BotLevels } from '../device/device.ts';
import { text } from '../text/index.ts';
import { ChoiceRow } from './Choice.tsx';
import { Disclosure } from './Disclosure.tsx';

interface LevelProps {
  readonly levels: BotLevels;
  /** The number of bots at the table. */
  readonly bots: number;
}

/** The choice of the bots' level: one for all, or one for each bot. */
export function LevelChoice(props: LevelProps) {
  return (
    <div class="level-choice">
      <CommonLevel {...props} />
      <EachLevel {...props} />
    </div>
  );
}

/** The choice of one level for all bots. */
export function CommonLevel({ levels, bots }: LevelProps) {
  const chosen = levels.each.value.slice(0, bots);
  const [first = 'steady'] = chosen;
  const common = chosen.every((level) => level === first) ? first : null;
  return (
    <div class="level-common">
      <ChoiceRow
        legend={text.LEVELS.legend}
        options={LEVEL_NAMES.map((value) => ({ value, label: text.LEVEL_LABELS[value] }))}
        value={common}
        onChoose={(level) => choose(levels, () => level)}
      />
      <p>{common ? text.LEVEL_HINTS[common] : text.levelsInShort(chosen)}</p>
    </div>
  );
}

/** A button that opens a menu of levels for each bot. */
export function EachLevel({ levels, bots }: LevelProps) {
  if (bots < 2) return null;
  return (
    <Disclosure label={text.LEVELS.each}>
      <div class="level-each">
        {levels.each.value.slice(0, bots).map((level, bot) => (
          <label key={bot} class="field">
            <span>{text.botNumber(bot + 1)}</span>
            <select
              value={level}
              onChange={({ currentTarget: { selectedIndex } }) =>
                choose(levels, (old, i) => (i === bot ? (LEVEL_NAMES[selectedIndex] ?? old) : old))
              }
            >
              {LEVEL_NAMES.map((name) => (
                <option key={name} value={name}>
                  {text.LEVEL_LABELS[name]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p>{text.LEVELS.note}</p>
    </Disclosure>
  );
}

/** Changes the levels. The new one is also kept as the level chosen last. */
function choose({ each, last }: BotLevels, change: (old: LevelName, bot: number) => LevelName): void {
  const before = each.value;
  each.value = before.map(change);
  last.value = each.value.find((level, bot) => level !== before[bot]) ?? last.value;
}
