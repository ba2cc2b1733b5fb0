import { describe, expect, it } from 'vitest';
import { emailTime } from './email-time.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('emailTime', () => {
  it.each([
    ['2026-11-23T22:30:00Z', 'Sydney', 'Tuesday 24 November at 9:30 am AEDT'],
    ['2026-11-23T22:30:00Z', 'Perth', 'Tuesday 24 November at 6:30 am AWST'],
    ['2026-10-03T16:00:00Z', 'Sydney', 'Sunday 4 October at 3:00 am AEDT'],
    ['2027-04-03T15:30:00Z', 'Sydney', 'Sunday 4 April at 2:30 am AEDT'],
    ['2027-04-03T16:30:00Z', 'Sydney', 'Sunday 4 April at 2:30 am AEST'],
    ['2026-11-24T01:00:00Z', 'Sydney', 'Tuesday 24 November at 12:00 pm AEDT'],
    ['2026-11-24T13:00:00Z', 'Adelaide', 'Tuesday 24 November at 11:30 pm ACDT'],
  ])('writes %s in %s as %s', (iso, city, text) => {
    expect(plain(emailTime(iso, `Australia/${city}`))).toBe(text);
  });

  it('keeps the time, its half and its zone on one line', () => {
    expect(emailTime('2026-11-23T22:30:00Z', 'Australia/Sydney')).toContain('9:30\u00A0am\u00A0AEDT');
  });
});
