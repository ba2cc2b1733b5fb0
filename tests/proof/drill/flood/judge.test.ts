import { describe, expect, it } from 'vitest';
import { faultsOf, percentile, type FloodRow, type Measured } from './judge.ts';

const hundred = (ms: number): number[] => Array.from({ length: 100 }, () => ms);
const measured = (ms: number, change: Partial<Measured> = {}): Measured => ({
  me: hundred(ms),
  searches: hundred(ms),
  lateMs: 0,
  refused: [],
  ...change,
});
const row = (change: Partial<FloodRow> = {}): FloodRow => ({
  kind: 'fields',
  wasIdle: true,
  flooded: measured(8),
  controls: [measured(2), measured(2)],
  stalledMs: 0,
  answers: {},
  ...change,
});

describe('a flood', () => {
  it('passes while others’ p95 is within 5 times the control and 50 ms', () => {
    expect(faultsOf(row({ flooded: measured(10) }))).toEqual([]);
    expect(faultsOf(row({ flooded: measured(50), controls: [measured(10), measured(10)] }))).toEqual([]);
  });

  it('fails when the p95 of others is more than 5 times the control', () => {
    expect(faultsOf(row({ flooded: measured(10.6) }))).toEqual(['p95 is 5.3 times the control’s']);
  });

  it('fails when more than 5 of 100 calls are slow, not when fewer are', () => {
    const slow = (count: number): number[] => [...hundred(2).slice(count), ...hundred(900).slice(-count)];
    expect(faultsOf(row({ flooded: measured(2, { me: slow(5) }) }))).toEqual([]);
    expect(faultsOf(row({ flooded: measured(2, { me: slow(6) }) }))).toHaveLength(2);
  });

  it('compares with the controls before and after it together', () => {
    expect(faultsOf(row({ controls: [measured(1), measured(2)] }))).toEqual([]);
  });

  it('fails above 50 ms only on an idle machine, whose measuring process is on time', () => {
    const slow = { flooded: measured(60), controls: [measured(20), measured(20)] } as const;
    expect(faultsOf(row(slow))).toEqual(['p95 is 60 ms on an idle machine']);
    expect(faultsOf(row({ ...slow, wasIdle: false }))).toEqual([]);
    expect(faultsOf(row({ ...slow, flooded: measured(60, { lateMs: 30 }) }))).toEqual([]);
  });

  it('fails when another person’s call was refused, or none was answered', () => {
    const refused = measured(2, { refused: ['/auth/me 429'] });
    expect(faultsOf(row({ flooded: refused }))).toEqual(['1 calls of other people failed (/auth/me 429)']);
    expect(faultsOf(row({ flooded: measured(2, { me: [] }) }))).toContain('nobody else was answered');
  });

  it('fails when the flood is answered 500, not when it is refused', () => {
    expect(faultsOf(row({ answers: { 429: 9, 422: 3, 503: 1 } }))).toEqual([]);
    expect(faultsOf(row({ answers: { 500: 2 } }))).toEqual(['2 calls of the flood were answered 500']);
  });
});

it('a percentile is the smallest value that at least this share does not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 95)).toBe(95);
  expect(percentile(values, 100)).toBe(100);
  expect(percentile([7], 95)).toBe(7);
});
