import { useContext } from 'preact/hooks';
import { BOT_SPEEDS } from '#protocol';
import { AlertsContext } from '../device/notifications.ts';
import { SPEEDS } from '../device/settings.ts';
import { text } from '../text/index.ts';
import { settingsText } from '../text/settings.ts';
import { ChoiceRow, Slider, Toggle } from './Choice.tsx';
import { LooksSettings } from './LooksSettings.tsx';
import { changeSettings, type SettingsProps } from './settings.ts';
import { LanguageChoice, SettingsGroup } from './settingsParts.tsx';

/** All settings of this device, in groups. */
export function SettingsForm({ settings }: SettingsProps) {
  return (
    <div class="settings">
      <SettingsGroup title={text.HOME.language}>
        <div class="field">
          <LanguageChoice settings={settings} auto={settingsText.ALL_SETTINGS.browsersLanguage} />
        </div>
      </SettingsGroup>
      <LooksSettings settings={settings} />
      <TableSettings settings={settings} />
      <SoundSettings settings={settings} />
      <PlaySettings settings={settings} />
      <TurnSettings settings={settings} />
    </div>
  );
}

function TableSettings({ settings }: SettingsProps) {
  const { speed, bots } = settings.value;
  return (
    <SettingsGroup title={settingsText.ALL_SETTINGS.table}>
      <ChoiceRow
        legend={settingsText.ALL_SETTINGS.speed}
        options={SPEEDS.map((value) => ({ value, label: settingsText.ALL_SETTINGS.speeds[value] }))}
        value={speed}
        onChoose={(value) => changeSettings(settings, { speed: value })}
      />
      <ChoiceRow
        legend={settingsText.ALL_SETTINGS.bots}
        options={BOT_SPEEDS.map((value) => ({ value, label: settingsText.ALL_SETTINGS.botSpeeds[value] }))}
        value={bots}
        onChoose={(value) => changeSettings(settings, { bots: value })}
      />
    </SettingsGroup>
  );
}

/** The sounds to try. */
const EXAMPLE_SOUNDS = ['yourTurn', 'place', 'swap', 'dealWon'] as const;

function SoundSettings({ settings }: SettingsProps) {
  const { volume, muted, vibrates } = settings.value;
  const { playSound, vibrate } = useContext(AlertsContext);
  return (
    <SettingsGroup title={settingsText.ALL_SETTINGS.sound}>
      <Toggle
        label={settingsText.ALL_SETTINGS.sounds}
        on={!muted}
        onToggle={(on) => changeSettings(settings, { muted: !on })}
      />
      <Slider
        label={settingsText.ALL_SETTINGS.volume}
        value={volume}
        words={settingsText.volumeOf(volume)}
        onSlide={(value) => changeSettings(settings, { volume: value, muted: false })}
      />
      <div class="sound-examples" role="group" aria-label={settingsText.ALL_SETTINGS.hear}>
        {EXAMPLE_SOUNDS.map((sound) => (
          <button key={sound} type="button" disabled={muted || volume === 0} onClick={() => playSound(sound)}>
            {settingsText.ALL_SETTINGS.exampleSounds[sound]}
          </button>
        ))}
      </div>
      {vibrate && (
        <Toggle
          label={settingsText.ALL_SETTINGS.vibrates}
          hint={settingsText.ALL_SETTINGS.vibratesHint}
          on={vibrates}
          onToggle={(on) => {
            changeSettings(settings, { vibrates: on });
            vibrate('swap');
          }}
        />
      )}
    </SettingsGroup>
  );
}

/** At least one of taps and drags stays on. */
function PlaySettings({ settings }: SettingsProps) {
  const { taps, drags, warns, hints, phrases, letterKeys } = settings.value;
  return (
    <SettingsGroup title={settingsText.ALL_SETTINGS.playing}>
      <Toggle
        label={settingsText.ALL_SETTINGS.taps}
        on={taps}
        onToggle={(on) => changeSettings(settings, { taps: on, drags: drags || !on })}
      />
      <Toggle
        label={settingsText.ALL_SETTINGS.drags}
        on={drags}
        onToggle={(on) => changeSettings(settings, { drags: on, taps: taps || !on })}
      />
      <Toggle
        label={settingsText.ALL_SETTINGS.warns}
        hint={settingsText.ALL_SETTINGS.warnsHint}
        on={warns}
        onToggle={(on) => changeSettings(settings, { warns: on })}
      />
      <Toggle
        label={settingsText.ALL_SETTINGS.hints}
        hint={settingsText.ALL_SETTINGS.hintsHint}
        on={hints}
        onToggle={(on) => changeSettings(settings, { hints: on })}
      />
      <Toggle
        label={settingsText.ALL_SETTINGS.phrases}
        hint={settingsText.ALL_SETTINGS.phrasesHint}
        on={phrases}
        onToggle={(on) => changeSettings(settings, { phrases: on })}
      />
      <Toggle
        label={settingsText.ALL_SETTINGS.letterKeys}
        hint={settingsText.ALL_SETTINGS.letterKeysHint}
        on={letterKeys}
        onToggle={(on) => changeSettings(settings, { letterKeys: on })}
      />
    </SettingsGroup>
  );
}

/** The browser asks for permission only when the player switches notifications on. */
function TurnSettings({ settings }: SettingsProps) {
  const alerts = useContext(AlertsContext);
  const problem = alerts.problem.value;
  return (
    <SettingsGroup title={settingsText.ALL_SETTINGS.turn}>
      <Toggle
        label={settingsText.ALL_SETTINGS.notifies}
        hint={settingsText.ALL_SETTINGS.notifiesHint}
        on={settings.value.notifies}
        disabled={problem === 'unsupported'}
        onToggle={(on) => (on ? alerts.switchOn() : changeSettings(settings, { notifies: false }))}
      />
      <p class="settings-problem" role="status">
        {problem && settingsText.ALL_SETTINGS.noAlerts[problem]}
      </p>
    </SettingsGroup>
  );
}
