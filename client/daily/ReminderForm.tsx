import { useState } from 'preact/hooks';
import { DAILY_PATH } from '../addresses.ts';
import { dailyText } from '../text/daily.ts';
import { saveFile } from '../ui/saveFile.ts';
import { reminderOf } from './reminder.ts';

const EVENING = '18:00';

/** A file for the player's own calendar, which then reminds them every day: the page sends nothing. */
export function ReminderForm() {
  const [time, setTime] = useState(EVENING);
  const { reminder } = dailyText.DAILY;
  const save = (): void => {
    const address = location.origin + DAILY_PATH;
    // A cleared field has no time.
    const entry = reminderOf({ title: reminder.title, address, time: time || EVENING, now: Date.now() });
    saveFile('crazy-rummy.ics', entry, 'text/calendar');
  };
  return (
    <section class="card">
      <h2>{reminder.heading}</h2>
      <p>{reminder.what}</p>
      <div class="row daily-reminder">
        <label>
          {reminder.time}{' '}
          <input type="time" value={time} onInput={({ currentTarget }) => setTime(currentTarget.value)} />
        </label>
        <button type="button" onClick={save}>
          {reminder.save}
        </button>
      </div>
      <p class="hint">{reminder.stop}</p>
    </section>
  );
}
