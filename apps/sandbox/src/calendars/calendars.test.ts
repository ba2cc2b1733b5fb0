import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { sandboxForTest } from '../testing/sandbox-for-test.ts';

const busy = [{ startISO: '2026-10-04T22:00:00.000Z', endISO: '2026-10-04T22:45:00.000Z' }];

describe('other people’s calendars', () => {
  it.each(['google', 'outlook', 'apple'])('have the busy times they were given, as %s writes them', async (shape) => {
    const { url } = await sandboxForTest();
    await fetch(`${url}/_calendars/roster`, { method: 'PUT', body: JSON.stringify(busy) });
    const answer = await fetch(`${url}/calendars/${shape}/roster.ics`);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    const [event] = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
    const read = event && new ICAL.Event(event);
    expect(read?.startDate.toString()).toMatch(shape === 'google' ? '2026-10-04T22:00:00Z' : '2026-10-05T09:00:00');
    expect(read?.duration.toSeconds()).toBe(45 * 60);
  });

  it('have no events by default, and are missing in an unknown shape', async () => {
    const { url } = await sandboxForTest();
    expect(await (await fetch(`${url}/calendars/google/new.ics`)).text()).not.toContain('VEVENT');
    expect((await fetch(`${url}/calendars/other/new.ics`)).status).toBe(404);
  });

  it('do harm where they are asked to', async () => {
    const { url } = await sandboxForTest();
    const led = await fetch(`${url}/calendars/harm/redirect.ics`, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([302, 'http://169.254.169.254/latest/meta-data']);
    const large = await (await fetch(`${url}/calendars/harm/large.ics`)).arrayBuffer();
    expect(large.byteLength).toBe(50 * 1024 * 1024);
    const reader = (await fetch(`${url}/calendars/harm/endless.ics`)).body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
    const rule = await (await fetch(`${url}/calendars/harm/never.ics`)).text();
    expect(rule).toContain('RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
  });

  it.each([
    ['custom', 'DTSTART;TZID="Customized Time Zone":20261005T083000'],
    ['floating', 'DTSTART:20261005T060000'],
    ['days', 'DTSTART;VALUE=DATE:20261005'],
    ['forever', 'RRULE:FREQ=DAILY'],
  ])('are written by odd clocks too: %s', async (shape, line) => {
    const { url } = await sandboxForTest();
    await fetch(`${url}/_calendars/roster`, { method: 'PUT', body: JSON.stringify(busy) });
    const text = await (await fetch(`${url}/calendars/${shape}/roster.ics`)).text();
    expect(text.split('\r\n')).toContain(line);
  });
});
