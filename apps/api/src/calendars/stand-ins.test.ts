// The sandbox’s calendars, over a real connection.
import { describe, expect, it } from 'vitest';
import { withStripe } from '../testing/start-stripe.ts';
import { createForeignCalendars } from '../vendors/foreign-calendars.ts';
import { busyTimes } from './busy-times.ts';

const { url } = await withStripe();
const window = { from: new Date('2026-09-28T00:00:00Z'), to: new Date('2026-10-09T00:00:00Z') };
/** Around the start of daylight saving, Sunday 4 October. */
const busy = [
  { startISO: '2026-10-01T23:00:00.000Z', endISO: '2026-10-01T23:45:00.000Z' }, // Fri 2 Oct, 9:00 AEST
  { startISO: '2026-10-04T22:00:00.000Z', endISO: '2026-10-04T23:30:00.000Z' }, // Mon 5 Oct, 9:00 AEDT
];
const put = (name: string, times: unknown) =>
  fetch(`${url}/_calendars/${name}`, { method: 'PUT', body: JSON.stringify(times) });

async function read(path: string): Promise<unknown> {
  const calendars = createForeignCalendars({ calendarOrigins: [url] }, { timeoutMs: isSlow(path) ? 300 : 60_000 });
  const text = await calendars.read(`${url}/calendars/${path}.ics`);
  const result = text.tag === 'read' ? busyTimes(text.text, window, 300) : text;
  return result.tag === 'read' ? result.busy : result.fault;
}
const isSlow = (path: string): boolean => ['harm/endless', 'harm/silent'].includes(path);

describe('another person’s calendar', () => {
  it.each(['google', 'outlook', 'apple', 'custom', 'floating'])(
    'has its busy times across daylight saving, by the clock of %s',
    async (shape) => {
      await put('across', busy);
      expect(await read(`${shape}/across`)).toEqual(busy);
    },
  );

  it('has whole days in Sydney, one of them an hour shorter', async () => {
    const days = [{ startISO: '2026-10-02T14:00:00.000Z', endISO: '2026-10-04T13:00:00.000Z' }]; // Sat 3 and Sun 4 Oct
    await put('away', days);
    expect(await read('days/away')).toEqual(days);
  });

  it('is followed for the whole booking window when it repeats for ever', async () => {
    await put('daily', busy.slice(0, 1));
    const found = (await read('forever/daily')) as { startISO: string }[];
    expect(found.map(({ startISO }) => startISO.slice(0, 10))).toEqual(
      ['01', '02', '03', '04', '05', '06', '07', '08'].map((day) => `2026-10-${day}`),
    );
  });

  it.each([
    ['harm/redirect', 'not-public'],
    ['harm/local', 'not-public'],
    ['harm/round', 'redirects'],
    ['harm/gone', 'gone'],
    ['other/calendar', 'gone'],
    ['harm/page', 'not-a-calendar'],
    ['harm/packed', 'not-a-calendar'],
    ['harm/large', 'too-large'],
    ['harm/endless', 'too-slow'],
    ['harm/silent', 'too-slow'],
    ['harm/seconds', 'too-much'],
    ['harm/never', 'too-much'],
  ])('at %s is %s', async (path, fault) => {
    expect(await read(path)).toBe(fault);
  });
});
