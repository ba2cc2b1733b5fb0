import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendar-file.ts';
import { calendarUid } from './calendar-uid.ts';

const entry: CalendarEntry = {
  uid: calendarUid({ offerId: null, selectionId: 'sel_8Q2F7K' }),
  sequence: 0,
  startISO: '2026-11-24T00:00:00.000Z',
  endISO: '2026-11-24T00:30:00.000Z',
  title: 'Telehealth appointment',
  meeting: { way: 'phone', videoUrl: null },
  pageUrl: 'https://tele.example/appointments?apt=sel_8Q2F7K',
};
const now = '2026-11-22T23:12:00.000Z';
const linesOf = (file: string) => file.replaceAll('\r\n ', '').trimEnd().split('\r\n');

describe('a calendar file', () => {
  it('is one event in UTC, with its title, how they meet and its page', () => {
    expect(linesOf(calendarFile(entry, now))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tele//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:sel_8Q2F7K@tele',
      'SEQUENCE:0',
      'DTSTAMP:20261122T231200Z',
      'DTSTART:20261124T000000Z',
      'DTEND:20261124T003000Z',
      'SUMMARY:Telehealth appointment',
      'STATUS:CONFIRMED',
      'LOCATION:By phone',
      'URL:https://tele.example/appointments?apt=sel_8Q2F7K',
      'CLASS:PRIVATE',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('keeps its UID after a reschedule and a cancellation, with a higher sequence', () => {
    const cancel = { method: 'CANCEL', organizer: 'letters@tele.example' } as const;
    const lines = linesOf(calendarFile({ ...entry, sequence: 2 }, now, cancel));
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'UID:sel_8Q2F7K@tele',
        'SEQUENCE:2',
        'STATUS:CANCELLED',
        'ORGANIZER:mailto:letters@tele.example',
      ]),
    );
  });

  it('uses the offer’s ID for an accepted offer', () => {
    expect(calendarUid({ offerId: 'off_1', selectionId: null })).toBe('off_1@tele');
  });

  it('folds lines over 75 octets between characters, and escapes special ones', () => {
    const file = calendarFile({ ...entry, title: `${'ü'.repeat(60)}, a; b\\c\nd` }, now);
    const encoder = new TextEncoder();
    for (const line of file.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(`SUMMARY:${'ü'.repeat(60)}\\, a\\; b\\\\c\\nd`);
  });

  it.each([
    ['x', 67],
    ['é', 33],
    ['中', 22],
    ['👩', 16],
  ])('fills a line up to 75 octets before it folds: %s', (character, most) => {
    const lines = (times: number) => calendarFile({ ...entry, title: character.repeat(times) }, now).split('\r\n');
    expect(lines(most)).toContain(`SUMMARY:${character.repeat(most)}`);
    const folded = lines(most + 1);
    expect(folded[folded.indexOf(`SUMMARY:${character.repeat(most)}`) + 1]).toBe(` ${character}`);
  });

  it('contains the link of a video call', () => {
    const meeting = { way: 'video', videoUrl: 'https://meet.example.com/room' } as const;
    expect(linesOf(calendarFile({ ...entry, meeting }, now))).toContain('LOCATION:https://meet.example.com/room');
  });
});
