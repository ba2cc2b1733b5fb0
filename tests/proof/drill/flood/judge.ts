export interface Measured {
  /** Milliseconds of each GET /auth/me. */
  me: readonly number[];
  searches: readonly number[];
  /** 95th percentile of the measuring process's own delay, in milliseconds. */
  lateMs: number;
  /** Calls without a 200, by response. */
  refused: readonly string[];
}

export interface FloodRow {
  kind: string;
  /** True if the machine was idle when the drill began. */
  wasIdle: boolean;
  flooded: Measured;
  /** Measurements without the flood, before and after. */
  controls: readonly [Measured, Measured];
  /** Longest stall of the API process, in milliseconds. */
  stalledMs: number;
  /** Responses to the flooding person, by status. */
  answers: Readonly<Record<string, number>>;
}

export const most = { times: 5, ms: 50 };
/** Delay above which the machine does not count as idle. */
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
