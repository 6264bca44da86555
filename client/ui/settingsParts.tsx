import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { hasFourInks, languageOf, languagesToChoose, type Settings } from '../device/settings.ts';
import { text } from '../text/index.ts';
import { Toggle } from './Choice.tsx';
import { changeSettings, type SettingsProps } from './settings.ts';

/** The switch for four colours, which the tinted face always has. */
export const FourColoursToggle = ({ settings }: SettingsProps) => (
  <Toggle
    label={text.SETTINGS.fourColours}
    hint={text.SETTINGS.fourColoursHint}
    on={hasFourInks(settings.value)}
    disabled={settings.value.face === 'fourColour'}
    onToggle={(on) => changeSettings(settings, { fourColours: on })}
  />
);

/** The settings of how cards look. New players see them next to their name. */
export function LooksForm({ settings }: SettingsProps) {
  const { face, cardSize } = settings.value;
  return (
    <>
      <FourColoursToggle settings={settings} />
      <Toggle
        label={text.SETTINGS.bigCards}
        on={face === 'large' && cardSize === 'large'}
        onToggle={(on) =>
          changeSettings(settings, on ? { face: 'large', cardSize: 'large' } : { face: 'classic', cardSize: 'normal' })
        }
      />
    </>
  );
}

/**
 * The choice of the page's language. Each is named in its own words, for those who cannot read
 * the present one.
 * @param props `auto` is the label of the choice to follow the browser; without it that is not among them
 */
export function LanguageChoice({ settings, auto }: SettingsProps & { readonly auto?: string }) {
  const now = settings.value;
  return (
    <select
      aria-label={text.HOME.language}
      value={auto ? now.language : languageOf(now)}
      onChange={({ currentTarget }) =>
        changeSettings(settings, { language: currentTarget.value as Settings['language'] })
      }
    >
      {auto && <option value="auto">{auto}</option>}
      {languagesToChoose(now).map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Settings that belong together, below a heading. */
export function SettingsGroup({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <section class="settings-group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
