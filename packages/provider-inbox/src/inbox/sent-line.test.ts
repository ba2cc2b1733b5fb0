import { expect, it } from 'vitest';
import { sentLine } from './sent-line.ts';

// Monday 23 November 2026, 10:12 am in Sydney.
const now = new Date('2026-11-22T23:12:00.000Z');
const line = (createdAt: string) => sentLine(createdAt, 'Australia/Sydney', now).replaceAll('\u00A0', ' ');

it('says today from midnight in Sydney on', () => {
  expect(line('2026-11-22T23:00:00.000Z')).toBe('Sent 10:00 am today');
  expect(line('2026-11-22T13:00:00.000Z')).toBe('Sent 12:00 am today');
  expect(line('2026-11-22T12:59:00.000Z')).toBe('Sent Sun 22 Nov, 11:59 pm');
});
