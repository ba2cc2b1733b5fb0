import { limits } from '../limits.ts';
import { type InstantSpan, joinInstants } from './join-instants.ts';
import { defaultWorkingRules, type WorkingRules } from './working-rules.ts';

const minute = 60_000;
const half = limits.appointmentMinutes * minute;
const day = 24 * 60 * minute;

/** Time span: ISO instants in UTC, end exclusive. */
export interface Span {
  startISO: string;
  endISO: string;
}

export interface FreeSlotsInput {
  /** Availability. Blocks may overlap, touch and be unsorted. */
  blocks: readonly Span[];
  /** Starts of bookings and holds, 30 minutes each. */
  busy: readonly { startISO: string }[];
  /** Time off and busy times of other calendars; slots must not touch them. May overlap and be unsorted. */
  hidden?: readonly Span[];
  /** The specialist's rules. Default: minimum notice and no break. */
  rules?: WorkingRules;
  now: Date;
  /** Days of 24 hours. */
  days: number;
}

/** Free slots, sorted, after notice, up to `days` ahead (product.md). UTC half hours fit all Australian zones. */
export function freeSlots({
  blocks,
  busy,
  hidden = [],
  rules = defaultWorkingRules,
  now,
  days,
}: FreeSlotsInput): Span[] {
  const lead = Math.max(limits.slotLeadMinutes, rules.noticeHours * 60);
  const first = Math.ceil((now.getTime() + lead * minute) / half);
  const last = Math.floor((now.getTime() + days * day) / half);
  const taken = busyHalves(busy, rules.keepsHalfHour);
  // Joined first, so thousands of overlapping spans cost each slot one check.
  for (const { start, end } of joinInstants(hidden.map(instantsOf))) {
    const to = Math.min(last, Math.ceil(end / half) - 1);
    for (let slot = Math.max(first, Math.floor(start / half)); slot <= to; slot += 1) taken.add(slot);
  }
  const slots: Span[] = [];
  for (const { start, end } of joinInstants(blocks.map(instantsOf))) {
    const from = Math.max(first, Math.ceil(start / half));
    const to = Math.min(last, Math.floor(end / half) - 1);
    let startISO = '';
    for (let slot = from; slot <= to; slot += 1) {
      startISO ||= new Date(slot * half).toISOString();
      const endISO = new Date((slot + 1) * half).toISOString();
      if (!taken.has(slot)) slots.push({ startISO, endISO });
      startISO = endISO;
    }
  }
  return slots;
}

/** Half hours each booking touches: two if off the grid. With a break, also the half hour before and after. */
function busyHalves(busy: readonly { startISO: string }[], keepsHalfHour: boolean): Set<number> {
  const taken = new Set<number>();
  for (const { startISO } of busy) {
    const start = Date.parse(startISO) / half;
    const [from, to] = [Math.floor(start), Math.ceil(start)];
    taken.add(from).add(to);
    if (keepsHalfHour) taken.add(from - 1).add(to + 1);
  }
  return taken;
}

function instantsOf({ startISO, endISO }: Span): InstantSpan {
  return { start: Date.parse(startISO), end: Date.parse(endISO) };
}
