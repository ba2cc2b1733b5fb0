import { limits } from '../limits.ts';

/** Specialist with the requested slot, an ISO instant in UTC (spec section 3 'Pick'). */
export interface SlotPick {
  specialistId: string;
  slotISO: string;
}

export type PickPlan =
  | { kind: 'added' | 'moved' | 'removed'; picks: readonly SlotPick[] }
  | { kind: 'refused'; reason: 'too-many-specialists'; picks: readonly SlotPick[] };

/** Toggles a slot: one per specialist, up to ten specialists (spec section 5 'Search and results'). */
export function togglePick(picks: readonly SlotPick[], pick: SlotPick): PickPlan {
  const held = picks.find((other) => other.specialistId === pick.specialistId);
  if (held && Date.parse(held.slotISO) === Date.parse(pick.slotISO)) {
    return { kind: 'removed', picks: picks.filter((other) => other !== held) };
  }
  if (held) return { kind: 'moved', picks: picks.map((other) => (other === held ? pick : other)) };
  if (picks.length >= limits.maxPicks) return { kind: 'refused', reason: 'too-many-specialists', picks };
  return { kind: 'added', picks: [...picks, pick] };
}
