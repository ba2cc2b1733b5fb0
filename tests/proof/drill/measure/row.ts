import type { Counts } from '../caller.ts';

/** Result of one drill; times in milliseconds. */
export interface Row {
  name: string;
  /** Results promised to callers but missing at the end. */
  lost: number;
  /** Differences between the provider, the bookings and the ledger. */
  wrongMoney: number;
  /** Longest time without a successful write or search. */
  writesMs: number;
  readsMs: number;
  /** 5xx responses and calls without one; each was repeated. */
  errors: number;
  unanswered: number;
  /** From the fault until every server is back. */
  wholeMs: number;
  passed: boolean;
}

export function countErrors({
  answers,
  unanswered,
}: Pick<Counts, 'answers' | 'unanswered'>): Pick<Row, 'errors' | 'unanswered'> {
  const errors = [...answers].filter(([word]) => word === 'no answer' || word.startsWith('5'));
  return { errors: errors.reduce((sum, [, times]) => sum + times, 0), unanswered };
}
