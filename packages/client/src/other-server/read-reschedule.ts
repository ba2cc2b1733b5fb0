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

/** Last request to reschedule. Not in the specification, so an unreadable one counts as none. */
export function rescheduleOf(value: unknown): ReturnType<typeof reschedule> | null {
  try {
    return reschedule(value);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
