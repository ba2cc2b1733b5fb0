import { describe, expect, it } from 'vitest';
import { rescheduleStatuses } from '../reschedule/statuses.ts';
import { actedBy, type NewsEvent } from './acted-by.ts';
import { countUnseen, type NotificationFacts } from './seen.ts';
import { notificationStatuses } from './statuses.ts';

const sides = ['patient', 'specialist'] as const;
const kinds = ['picked', 'open'] as const;
const noneSeen = { appointments: [], requests: [] };

const events: readonly NewsEvent[] = [
  ...kinds.map((kind) => ({ type: 'booking', kind }) as const),
  ...kinds.flatMap((kind) => notificationStatuses.map((status) => ({ type: 'request', kind, status }) as const)),
  ...rescheduleStatuses.map((status) => ({ type: 'reschedule', status }) as const),
  { type: 'alert' },
];

/** The event for one side; a booking both as an appointment and as a request. */
function toldOf(event: NewsEvent, side: (typeof sides)[number]): NotificationFacts {
  const own = actedBy(event) === side;
  if (event.type === 'reschedule')
    return { appointments: [], requests: [], reschedules: [{ rescheduleId: 'mov_1', ...event, own }] };
  if (event.type === 'alert') return { appointments: [], requests: [], alerts: [{ alertId: 'wat_1' }] };
  const isBooking = event.type === 'booking' || event.status === 'FILLED';
  const status = event.type === 'booking' ? 'FILLED' : event.status;
  return {
    appointments: isBooking ? [{ id: 'off_1', selectionId: 'sel_1', own }] : [],
    requests: [{ selectionId: 'sel_1', status, own }],
  };
}

describe('who made an event', () => {
  it.each([
    ['a patient sends a request', { type: 'request', kind: 'picked', status: 'OPEN' }, 'patient'],
    ['a patient asks for times', { type: 'request', kind: 'open', status: 'OPEN' }, 'patient'],
    ['a request waits for a specialist', { type: 'request', kind: 'picked', status: 'PENDING' }, 'patient'],
    ['a specialist makes an offer', { type: 'request', kind: 'open', status: 'OFFERED' }, 'specialist'],
    ['a specialist accepts a request', { type: 'booking', kind: 'picked' }, 'specialist'],
    ['a request is filled by a specialist', { type: 'request', kind: 'picked', status: 'FILLED' }, 'specialist'],
    ['a patient accepts an offer', { type: 'booking', kind: 'open' }, 'patient'],
    ['a request is filled by an offer', { type: 'request', kind: 'open', status: 'FILLED' }, 'patient'],
    ['a patient asks for a new time', { type: 'reschedule', status: 'ASKED' }, 'patient'],
    ['a specialist accepts a new time', { type: 'reschedule', status: 'ACCEPTED' }, 'specialist'],
    ['a specialist declines a new time', { type: 'reschedule', status: 'DECLINED' }, 'specialist'],
    ['a request expires', { type: 'request', kind: 'picked', status: 'LAPSED' }, null],
    ['a new time expires', { type: 'reschedule', status: 'ENDED' }, null],
    ['a time of an alert is free', { type: 'alert' }, null],
  ] as const)('%s', (_, event, side) => expect(actedBy(event)).toBe(side));
});

describe('one event', () => {
  const cases = events.flatMap((event) => sides.map((side) => [JSON.stringify(event), side, event] as const));

  it.each(cases)('%s is one notification to the %s, none if they made it', (_, side, event) => {
    expect(countUnseen(toldOf(event, side), noneSeen)).toBe(actedBy(event) === side ? 0 : 1);
  });
});
