import type { PresetRecord } from '#protocol';
import { historyText } from '../text/history.ts';
import { text } from '../text/index.ts';

/** A player's figures in each kind of game. */
export function Figures({ presets }: { readonly presets: readonly PresetRecord[] }) {
  if (presets.length === 0) return null;
  return (
    <section class="card">
      <h2>{historyText.HISTORY.figures}</h2>
      <div class="figure-cards">
        {presets.map((preset) => (
          <article key={preset.preset}>
            <h3>{text.gameNamed(preset.preset)}</h3>
            <dl class="figures">
              {historyText.figuresOf(preset).map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </section>
  );
}
