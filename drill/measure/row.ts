import type { Counts } from '../caller.ts';

/** What one drill came to; times in milliseconds. */
export interface Row {
  name: string;
  /** Answers that are not so any more. */
  lost: number;
  /** What the provider has otherwise than the bookings say, and where the ledger does not agree with it. */
  wrongMoney: number;
  /** The longest time in which no write, and no search, was answered. */
  writesMs: number;
  readsMs: number;
  /** Answers of 5xx and calls without an answer, each of which was sent again. */
  errors: number;
  /** Calls that were never answered. */
  unanswered: number;
  /** From the act until every server is in its place. */
  wholeMs: number;
  passed: boolean;
}

/** What callers saw that was no answer of the contract's own. */
export function countErrors({
  answers,
  unanswered,
}: Pick<Counts, 'answers' | 'unanswered'>): Pick<Row, 'errors' | 'unanswered'> {
  const errors = [...answers].filter(([word]) => word === 'no answer' || word.startsWith('5'));
  return { errors: errors.reduce((sum, [, times]) => sum + times, 0), unanswered };
}
