import type { SlotPick } from '@tele/core';

export interface StalePicks {
  /** Picks whose slot has gone. Empty if the error names none. */
  stale: readonly SlotPick[];
  kept: readonly SlotPick[];
}

/** Splits the sent picks by the fields of a SLOT_UNAVAILABLE error: `picks.0`, `picks.0.slotISO`, … */
export function splitStale(
  sent: readonly SlotPick[],
  fields: Readonly<Record<string, string>> | undefined,
): StalePicks {
  const named = new Set(Object.keys(fields ?? {}).map((field) => /^picks\.(\d+)(\.|$)/.exec(field)?.[1]));
  const isStale = (index: number): boolean => named.has(String(index));
  return {
    stale: sent.filter((_, index) => isStale(index)),
    kept: sent.filter((_, index) => !isStale(index)),
  };
}

/** Order-independent key of picks: decides if an existing selection still fits. */
export const picksKey = (picks: readonly SlotPick[]): string =>
  picks
    .map(({ specialistId, slotISO }) => `${specialistId} ${slotISO}`)
    .toSorted()
    .join('|');
