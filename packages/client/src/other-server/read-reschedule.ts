import { rescheduleStatuses } from '@tele/core';
import { instant, object, or, text, Unreadable, word } from './read.ts';

const reschedule = object((raw) => ({
  rescheduleId: text(raw['rescheduleId']),
  status: word(rescheduleStatuses)(raw['status']),
  fromISO: instant(raw['fromISO']),
  toISO: instant(raw['toISO']),
  answerBy: instant(raw['answerBy']),
  line: or(text, null)(raw['line']),
  decidedAt: or(instant, null)(raw['decidedAt']),
}));

/** The last time a booking was asked to be moved: no part of the specification, so one that cannot be read counts as none. */
export function rescheduleOf(value: unknown): ReturnType<typeof reschedule> | null {
  try {
    return reschedule(value);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
