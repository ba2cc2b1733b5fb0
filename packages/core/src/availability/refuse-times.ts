import { limits } from '../limits.ts';
import { type BlockRefusal, refuseBlock } from './block-refusal.ts';
import type { Span } from './free-slots.ts';

const minute = 60_000;
/** A five-digit year is a typing error. */
const latest = Date.UTC(2100, 0, 1);
const step = limits.timeInputStepSeconds * 1_000;

/** First fault of entered times, or null. A start or end unchanged from `before` may be off the 5-minute steps. */
export function refuseTimes({ startISO, endISO }: Span, now: Date, before?: Span): BlockRefusal | null {
  const start = Date.parse(startISO);
  const end = Date.parse(endISO);
  if (Number.isNaN(start)) return refuseBlock('unreadable', 'start');
  if (Number.isNaN(end)) return refuseBlock('unreadable', 'end');
  if (end <= start) return refuseBlock('end-before-start', 'end');
  if (end - start < limits.minEditMinutes * minute) return refuseBlock('too-short', 'end');
  if (start % step !== 0 && startISO !== before?.startISO) return refuseBlock('off-step', 'start');
  if (end % step !== 0 && endISO !== before?.endISO) return refuseBlock('off-step', 'end');
  if (end >= latest) return refuseBlock('too-far', 'end');
  if (end <= now.getTime()) return refuseBlock('past', 'start');
  return null;
}
