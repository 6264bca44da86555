import { languageOf, languagesToChoose, type Settings } from '../device/settings.ts';
import { text } from '../text/index.ts';
import { change, type FormProps } from './LooksForm.tsx';

/**
 * The choice of the page's language. Each is named in its own words, for those who cannot read
 * the present one.
 * @param props `auto` is the label of the choice to follow the browser; without it that is not among them
 */
export function LanguageChoice({ settings, auto }: FormProps & { readonly auto?: string }) {
  const now = settings.value;
  return (
    <select
      aria-label={text.HOME.language}
      value={auto ? now.language : languageOf(now)}
      onChange={({ currentTarget }) => change(settings, { language: currentTarget.value as Settings['language'] })}
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
