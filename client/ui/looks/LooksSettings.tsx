import { parseCards } from '#engine';
import { CARD_BACKS, FELTS, THEMES } from '../../game/settings.ts';
import { text } from '../../text/index.ts';
import { BackPicture } from '../BackPicture.tsx';
import { ChoiceRow } from '../Choice.tsx';
import { change, type FormProps, LooksForm } from '../LooksForm.tsx';
import { MiniCard } from '../MiniCard.tsx';
import { SettingsGroup } from '../SettingsGroup.tsx';

/** One card of each suit; the second is shown as a wild. */
const EXAMPLES = parseCards('7C 8D QH KS');

/** The settings of how the table looks. */
export function LooksSettings({ settings }: FormProps) {
  const { bigCards, cardBack, felt, theme } = settings.value;
  const { SETTINGS } = text;
  return (
    <SettingsGroup title={SETTINGS.looks}>
      <div class={`cards-preview ${bigCards ? 'big' : ''}`} aria-hidden="true">
        {EXAMPLES.map((card, i) => (
          <MiniCard key={card} card={card} wild={i === 1} />
        ))}
        <BackPicture back={cardBack} />
      </div>
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
      <LooksForm settings={settings} />
      <ChoiceRow
        legend={SETTINGS.cardBack}
        name="card-back"
        options={CARD_BACKS.map((value) => ({
          value,
          label: SETTINGS.cardBacks[value],
          picture: <BackPicture back={value} />,
        }))}
        value={cardBack}
        onChoose={(value) => change(settings, { cardBack: value })}
      />
    </SettingsGroup>
  );
}
