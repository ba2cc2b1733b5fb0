/** Latencies of one phase, as other people saw them. */
export interface Measured {
  /** Milliseconds of each GET /auth/me. */
  me: readonly number[];
  searches: readonly number[];
  /** How late the measuring process itself was, 95 of 100 times, in milliseconds. */
  lateMs: number;
  /** Calls that were not answered 200, by what was answered. */
  refused: readonly string[];
}

export interface FloodRow {
  kind: string;
  /** The machine did little else when the drill began. */
  wasIdle: boolean;
  flooded: Measured;
  /** The same without the flood: before and after. */
  controls: readonly [Measured, Measured];
  /** The longest time that the API's process answered nothing, in milliseconds. */
  stalledMs: number;
  /** Answers to the person who floods, by status. */
  answers: Readonly<Record<string, number>>;
}

export const most = { times: 5, ms: 50 };
/** A measuring process that is later than this is on a machine that is not idle. */
const idleLateMs = 10;

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

export function controlOf({ controls }: Pick<FloodRow, 'controls'>): Measured {
  const [before, after] = controls;
  return {
    me: [...before.me, ...after.me],
    searches: [...before.searches, ...after.searches],
    lateMs: Math.max(before.lateMs, after.lateMs),
    refused: [...before.refused, ...after.refused],
  };
}

export function isIdle(row: Pick<FloodRow, 'controls' | 'flooded' | 'wasIdle'>): boolean {
  return row.wasIdle && Math.max(row.flooded.lateMs, controlOf(row).lateMs) <= idleLateMs;
}

/** Promises to other people that this flood broke. */
export function faultsOf(row: FloodRow): string[] {
  const faults: string[] = [];
  const control = controlOf(row);
  if (row.flooded.me.length === 0 || control.me.length === 0) faults.push('nobody else was answered');
  const p95 = percentile(row.flooded.me, 95);
  const times = p95 / percentile(control.me, 95);
  if (times > most.times) faults.push(`p95 is ${times.toFixed(1)} times the control’s`);
  if (p95 > most.ms && isIdle(row)) faults.push(`p95 is ${p95.toFixed(0)} ms on an idle machine`);
  const refused = [...row.flooded.refused, ...control.refused];
  if (refused.length > 0) faults.push(`${refused.length} calls of other people failed (${refused[0]})`);
  const broken = Object.entries(row.answers).filter(([answer]) => answer === '500');
  for (const [, count] of broken) faults.push(`${count} calls of the flood were answered 500`);
  return faults;
}
