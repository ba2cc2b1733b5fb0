import { describe, expect, it } from 'vitest';
import { calendarLink, outlookLink } from './calendar-link.ts';

describe('calendarLink', () => {
  const appointment = {
    offerId: null,
    selectionId: 'sel_1',
    chosenSlotISO: '2026-11-24T00:00:00.000Z',
    title: 'Appointment',
    specialty: 'Gastroenterology',
    specialistName: 'Dr Callum Brodie',
    reason: 'Reflux',
  };

  it('opens a 30-minute event in UTC', () => {
    const link = new URL(calendarLink(appointment));
    expect(link.origin + link.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Appointment',
      dates: '20261124T000000Z/20261124T003000Z',
    });
  });

  it('contains no health word and no name', () => {
    for (const link of [calendarLink(appointment), outlookLink(appointment)])
      expect(link).not.toMatch(/gastro|brodie|reflux|health|sel_1/i);
  });

  it('opens the same event with Outlook', () => {
    const link = new URL(outlookLink(appointment));
    expect(link.origin).toBe('https://outlook.live.com');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      subject: 'Appointment',
      startdt: '2026-11-24T00:00:00.000Z',
      enddt: '2026-11-24T00:30:00.000Z',
    });
  });
});
