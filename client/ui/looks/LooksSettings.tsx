import { parseCards } from '#engine';
import { CARD_BACKS, CARD_FACES, CARD_SIZES, FELTS, THEMES } from '../../game/settings.ts';
import { settingsText } from '../../text/settings.ts';
import { ChoiceRow, Toggle } from '../Choice.tsx';
import { change, type FormProps, FourColoursToggle } from '../LooksForm.tsx';
import { SettingsGroup } from '../SettingsGroup.tsx';
import { DrawnCard } from './DrawnCard.tsx';
import { TablePreview } from './TablePreview.tsx';

const { ALL_SETTINGS: SETTINGS } = settingsText;

/** The card that shows what a face looks like. */
const [EXAMPLE = 0] = parseCards('QD');

/** The settings of how the table looks. */
export function LooksSettings({ settings }: FormProps) {
  const looks = settings.value;
  const { face, cardSize, cardBack, felt, theme, leftHanded } = looks;
  return (
    <SettingsGroup title={SETTINGS.looks}>
      <TablePreview settings={settings} />
      <ChoiceRow
        legend={SETTINGS.felt}
        name="felt"
        options={FELTS.map((value) => ({
          value,
          label: SETTINGS.felts[value],
          picture: <span class="felt-swatch" data-felt={value} aria-hidden="true" />,
        }))}
        value={felt}
        onChoose={(value) => change(settings, { felt: value })}
      />
      <ChoiceRow
        legend={SETTINGS.theme}
        name="theme"
        options={THEMES.map((value) => ({ value, label: SETTINGS.themeNames[value] }))}
        value={theme}
        onChoose={(value) => change(settings, { theme: value })}
      />
      <ChoiceRow
        legend={SETTINGS.face}
        name="face"
        options={CARD_FACES.map((value) => ({
          value,
          label: SETTINGS.faces[value],
          picture: <DrawnCard looks={{ ...looks, face: value }} card={EXAMPLE} />,
        }))}
        value={face}
        onChoose={(value) => change(settings, { face: value })}
      />
      <FourColoursToggle settings={settings} />
      <ChoiceRow
        legend={SETTINGS.cardSize}
        name="card-size"
        options={CARD_SIZES.map((value) => ({ value, label: SETTINGS.cardSizes[value] }))}
        value={cardSize}
        onChoose={(value) => change(settings, { cardSize: value })}
      />
      <ChoiceRow
        legend={SETTINGS.cardBack}
        name="card-back"
        options={CARD_BACKS.map((value) => ({
          value,
          label: SETTINGS.cardBacks[value],
          picture: <DrawnCard looks={{ ...looks, cardBack: value }} card={null} />,
        }))}
        value={cardBack}
        onChoose={(value) => change(settings, { cardBack: value })}
      />
      <Toggle
        label={SETTINGS.leftHanded}
        hint={SETTINGS.leftHandedHint}
        on={leftHanded}
        onToggle={(on) => change(settings, { leftHanded: on })}
      />
    </SettingsGroup>
  );
}
