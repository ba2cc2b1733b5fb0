import { describe, expect, it } from 'vitest';
import { dayAfterKey, dayPages, pageOf } from './day-pages.ts';

describe('dayPages', () => {
  it('covers the 30 days ahead in pages of seven from today', () => {
    const pages = dayPages('2026-11-23');
    expect(pages).toHaveLength(5);
    expect(pages[0]).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
    expect(pages.flat()).toContain('2026-12-23');
  });

  it('finds the page of a day, and the first for a day outside', () => {
    const pages = dayPages('2026-11-23');
    expect(pageOf(pages, '2026-12-01')).toBe(1);
    expect(pageOf(pages, '2027-06-01')).toBe(0);
    expect(pageOf(pages, undefined)).toBe(0);
  });
});

describe('dayAfterKey', () => {
  const open = ['2026-11-24', '2026-11-27', '2026-12-02', '2026-12-09'];

  it('skips days without times', () => {
    expect(dayAfterKey('ArrowRight', '2026-11-24', open)).toBe('2026-11-27');
    expect(dayAfterKey('ArrowLeft', '2026-12-02', open)).toBe('2026-11-27');
  });

  it('moves by a page, or to the last day when a page is more than there is', () => {
    expect(dayAfterKey('PageDown', '2026-11-24', open)).toBe('2026-12-02');
    expect(dayAfterKey('PageDown', '2026-12-02', open)).toBe('2026-12-09');
    expect(dayAfterKey('PageUp', '2026-12-09', open)).toBe('2026-12-02');
    expect(dayAfterKey('PageUp', '2026-11-27', open)).toBe('2026-11-24');
  });

  it('stays at the ends and leaves other keys alone', () => {
    expect(dayAfterKey('ArrowLeft', '2026-11-24', open)).toBe('2026-11-24');
    expect(dayAfterKey('ArrowRight', '2026-12-09', open)).toBe('2026-12-09');
    expect(dayAfterKey('Home', '2026-12-09', open)).toBe('2026-11-24');
    expect(dayAfterKey('End', '2026-11-24', open)).toBe('2026-12-09');
    expect(dayAfterKey('a', '2026-11-24', open)).toBeNull();
  });
});
