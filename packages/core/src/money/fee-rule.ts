import type { FieldRule } from '../field/rule.ts';
import { limits } from '../limits.ts';

/** Value of a money field: whole cents, null if empty, 'invalid' if not an amount. */
export type MoneyEntry = number | null | 'invalid';

/** Fee or maximum fee: positive, AUD, in whole cents (spec section 5 'Accept'). */
export const feeRule: FieldRule<MoneyEntry, number, 'fee-invalid'> = {
  check: (entry) =>
    typeof entry === 'number' && Number.isInteger(entry) && entry > 0 && entry <= limits.maxFeeCents
      ? { tag: 'ok', value: entry }
      : { tag: 'fault', fault: 'fee-invalid' },
  messages: { 'fee-invalid': 'Please enter a valid fee in AUD (e.g., 250)' },
};
