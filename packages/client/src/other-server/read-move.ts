import { moveStatuses } from '@tele/core';
import { instant, object, or, text, Unreadable, word } from './read.ts';

const move = object((raw) => ({
  moveId: text(raw['moveId']),
  status: word(moveStatuses)(raw['status']),
  fromISO: instant(raw['fromISO']),
  toISO: instant(raw['toISO']),
  answerBy: instant(raw['answerBy']),
  line: or(text, null)(raw['line']),
  decidedAt: or(instant, null)(raw['decidedAt']),
}));

/** The last time a booking was asked to be moved: no part of the specification, so one that cannot be read counts as none. */
export function moveOf(value: unknown): ReturnType<typeof move> | null {
  try {
    return move(value);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
