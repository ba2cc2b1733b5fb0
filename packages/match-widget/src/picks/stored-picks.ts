import type { ProfessionId, SearchValue, SlotPick } from '@tele/core';
import { noFeeChoice, readFeeChoice, type FeeChoice } from '../submit/fee-choice.ts';
import type { MadeSelection } from '../submit/submit-request.ts';

/** Picks that survive the screen (product.md 'Picks survive'): IDs, times, amounts, and their unpaid selection. */
export interface KeptPicks {
  picks: readonly SlotPick[];
  personId: string | null;
  made: MadeSelection | null;
  fee: FeeChoice;
}

export const noPicks: KeptPicks = { picks: [], personId: null, made: null, fee: noFeeChoice };

/** Storage key of a search: category, specialty and state, never the reason. */
export const keptPicksKey = (
  profession: ProfessionId,
  { specialty, state }: Pick<SearchValue, 'specialty' | 'state'>,
) => `match.picks ${profession} ${state ?? 'any'} ${specialty}`;

export function readKeptPicks(kept: unknown): KeptPicks | null {
  if (typeof kept !== 'object' || kept === null || !('picks' in kept) || !Array.isArray(kept.picks)) return null;
  const picks = kept.picks.filter(isPick).map(({ specialistId, slotISO }) => ({ specialistId, slotISO }));
  const made = 'made' in kept && isMade(kept.made) ? { key: kept.made.key, selectionId: kept.made.selectionId } : null;
  const personId = hasTexts(kept, 'personId') ? kept.personId : null;
  return { picks, personId, made, fee: readFeeChoice(Reflect.get(kept, 'fee')) };
}

const hasTexts = <Key extends string>(value: unknown, ...keys: Key[]): value is Record<Key, string> =>
  typeof value === 'object' && value !== null && keys.every((key) => typeof Reflect.get(value, key) === 'string');

const isPick = (value: unknown): value is SlotPick =>
  hasTexts(value, 'specialistId', 'slotISO') && !Number.isNaN(Date.parse(value.slotISO));

const isMade = (value: unknown): value is MadeSelection => hasTexts(value, 'key', 'selectionId');
