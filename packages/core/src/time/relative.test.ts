import { describe, expect, it } from 'vitest';
import { ago, relativeDay } from './relative.ts';

const now = new Date('2026-11-22T23:12:00Z'); // Mon 23 Nov, 10:12 am AEDT; 7:12 am AWST

describe('relativeDay', () => {
  it.each([
    ['2026-11-22T23:30:00Z', 'Today'],
    ['2026-11-23T12:59:00Z', 'Today'],
    ['2026-11-23T13:00:00Z', 'Tomorrow'],
    ['2026-11-26T01:00:00Z', 'In 3 days'],
    ['2026-11-22T12:59:00Z', 'Yesterday'],
    ['2026-11-20T01:00:00Z', '3 days ago'],
  ])('counts %s in days of the calendar: %s', (iso, text) => {
    expect(relativeDay(iso, 'Australia/Sydney', now)).toBe(text);
  });

  it('counts in the zone shown', () => {
    expect(relativeDay('2026-11-23T13:00:00Z', 'Australia/Perth', now)).toBe('Today');
  });
});

describe('ago', () => {
  it.each([
    ['2026-11-22T23:11:30Z', 'Just now'],
    ['2026-11-22T23:20:00Z', 'Just now'],
    ['2026-11-22T23:11:00Z', '1 minute ago'],
    ['2026-11-22T23:00:00Z', '12 minutes ago'],
    ['2026-11-22T22:12:00Z', '1 hour ago'],
    ['2026-11-22T01:00:00Z', '22 hours ago'],
    ['2026-11-21T23:00:00Z', '1 day ago'],
    ['2026-11-15T23:00:00Z', '7 days ago'],
  ])('says of %s: %s', (iso, text) => {
    expect(ago(iso, now)).toBe(text);
  });
});
