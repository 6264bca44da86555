const pair = (number: number): string => `${number}`.padStart(2, '0');

/** Escapes a text of a calendar entry (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** No line may be longer, in bytes (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** Breaks a line between characters: what follows a line break and a space belongs to it. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const more = new TextEncoder().encode(character).length;
    if (bytes + more > LONGEST_LINE) {
      parts.push(part);
      part = '';
      bytes = 1;
    }
    part += character;
    bytes += more;
  }
  return [...parts, part].join('\r\n ');
}

/** The words and the time of a reminder. */
interface Reminder {
  readonly title: string;
  readonly address: string;
  /** Local time of day, such as `18:30`. */
  readonly time: string;
  /** When it is made, in ms since 1970. */
  readonly now: number;
}

/**
 * An entry for a calendar (iCalendar, RFC 5545) that recurs daily, from today on. Its time has no zone: it is half past
 * six wherever the player is.
 */
export function reminderOf({ title, address, time, now }: Reminder): string {
  const date = new Date(now);
  const day = `${date.getFullYear()}${pair(date.getMonth() + 1)}${pair(date.getDate())}`;
  const made = `${date.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Crazy Rummy//Daily deal//EN', 'BEGIN:VEVENT'],
    // The same entry again takes the place of the one before.
    `UID:daily-deal@${new URL(address).hostname}`,
    `DTSTAMP:${made}`,
    `DTSTART:${day}T${time.replace(':', '')}00`,
    ...['DURATION:PT5M', 'RRULE:FREQ=DAILY', 'TRANSP:TRANSPARENT'],
    `SUMMARY:${escaped(title)}`,
    `URL:${address}`,
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, 'TRIGGER:PT0S', 'END:VALARM'],
    ...['END:VEVENT', 'END:VCALENDAR'],
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
