import type { SlotPick } from '@tele/core';

export interface StalePicks {
  /** Picks whose slot has gone. Empty when the refusal names none. */
  stale: readonly SlotPick[];
  kept: readonly SlotPick[];
}

/** Splits the picks that were sent by the fields a SLOT_UNAVAILABLE refusal names: `picks.0`, `picks.0.slotISO`, … */
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

/** One text for one set of picks, whatever their order: what decides whether a selection made before still fits. */
export const picksKey = (picks: readonly SlotPick[]): string =>
  picks
    .map(({ specialistId, slotISO }) => `${specialistId} ${slotISO}`)
    .toSorted()
    .join('|');
