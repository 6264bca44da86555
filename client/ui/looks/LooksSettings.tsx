import { parseCards } from '#engine';
import { type CardLetters, INTERNATIONAL_LETTERS } from '#text';
import { CARD_BACKS, CARD_FACES, CARD_SIZES, FELTS, THEMES } from '../../device/settings.ts';
import { text } from '../../text/index.ts';
import { settingsText } from '../../text/settings.ts';
import { ChoiceRow, Toggle } from '../Choice.tsx';
import { change, type FormProps, FourColoursToggle } from '../LooksForm.tsx';
import { SettingsGroup } from '../SettingsGroup.tsx';
import { DrawnCard } from './DrawnCard.tsx';
import { TablePreview } from './TablePreview.tsx';

/** The card that shows what a face looks like. */
const [EXAMPLE = 0] = parseCards('QD');

/** The choice between the letters of the language and the international ones, if they differ. */
function LettersChoice({ settings }: FormProps) {
  const looks = settings.value;
  const letters = { international: INTERNATIONAL_LETTERS, own: text.ownLetters() };
  if (signs(letters.own) === signs(letters.international)) return null;
  return (
    <ChoiceRow
      legend={settingsText.ALL_SETTINGS.letters}
      options={(['international', 'own'] as const).map((value) => ({
        value,
        label: signs(letters[value]),
        picture: <DrawnCard looks={looks} card={EXAMPLE} letters={letters[value]} />,
      }))}
      value={looks.ownLetters ? 'own' : 'international'}
      onChoose={(value) => change(settings, { ownLetters: value === 'own' })}
    />
  );
}

/** "A K Q J" */
const signs = ({ ace, king, queen, jack }: CardLetters): string => [ace, king, queen, jack].join(' ');

/** The settings of how the table looks. */
export function LooksSettings({ settings }: FormProps) {
  const looks = settings.value;
  const { face, cardSize, cardBack, felt, theme, leftHanded } = looks;
  return (
    <SettingsGroup title={settingsText.ALL_SETTINGS.looks}>
      <TablePreview settings={settings} />
      <ChoiceRow
        legend={settingsText.ALL_SETTINGS.felt}
        options={FELTS.map((value) => ({
          value,
          label: settingsText.ALL_SETTINGS.felts[value],
          picture: <span class="felt-swatch" data-felt={value} aria-hidden="true" />,
        }))}
        value={felt}
        onChoose={(value) => change(settings, { felt: value })}
      />
      <ChoiceRow
        legend={settingsText.ALL_SETTINGS.theme}
        options={THEMES.map((value) => ({ value, label: settingsText.ALL_SETTINGS.themeNames[value] }))}
        value={theme}
        onChoose={(value) => change(settings, { theme: value })}
      />
      <ChoiceRow
        legend={settingsText.ALL_SETTINGS.face}
        options={CARD_FACES.map((value) => ({
          value,
          label: settingsText.ALL_SETTINGS.faces[value],
          picture: <DrawnCard looks={{ ...looks, face: value }} card={EXAMPLE} />,
        }))}
        value={face}
        onChoose={(value) => change(settings, { face: value })}
      />
      <FourColoursToggle settings={settings} />
      <LettersChoice settings={settings} />
      <ChoiceRow
        legend={settingsText.ALL_SETTINGS.cardSize}
        options={CARD_SIZES.map((value) => ({ value, label: settingsText.ALL_SETTINGS.cardSizes[value] }))}
        value={cardSize}
        onChoose={(value) => change(settings, { cardSize: value })}
      />
      <ChoiceRow
        legend={settingsText.ALL_SETTINGS.cardBack}
        options={CARD_BACKS.map((value) => ({
          value,
          label: settingsText.ALL_SETTINGS.cardBacks[value],
          picture: <DrawnCard looks={{ ...looks, cardBack: value }} card={null} />,
        }))}
        value={cardBack}
        onChoose={(value) => change(settings, { cardBack: value })}
      />
      <Toggle
        label={settingsText.ALL_SETTINGS.leftHanded}
        hint={settingsText.ALL_SETTINGS.leftHandedHint}
        on={leftHanded}
        onToggle={(on) => change(settings, { leftHanded: on })}
      />
    </SettingsGroup>
  );
}
