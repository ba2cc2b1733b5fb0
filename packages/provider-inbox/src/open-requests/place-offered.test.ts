import { anIncomingOpenRequest, anOwnOffer } from '@tele/core/testing';
import { expect, it } from 'vitest';
import { placeOffered, type Placed } from './place-offered.ts';

const at = (hour: number): string => `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`;
const asked = (hour: number, specialty = 'Hepatology') =>
  anIncomingOpenRequest({ requestId: `req_${hour}`, createdAt: at(hour), specialty });
const offered = (hour: number, specialty = 'Hepatology', changes: Parameters<typeof anOwnOffer>[0] = {}) =>
  anOwnOffer({
    requestId: `req_${hour}`,
    request: { ...anOwnOffer().request, createdAt: at(hour), specialty },
    createdAt: at(20),
    ...changes,
  });
const place = (changes: Partial<Placed>) =>
  placeOffered({ open: [], offers: [], specialty: undefined, hasMore: false, now: new Date(at(20)), ...changes }).map(
    ({ request, offer }) => `${request.requestId}${offer ? ' offered' : ''}`,
  );

it('puts a request that was offered where it stood, oldest first', () => {
  expect(place({ open: [asked(1), asked(5)], offers: [offered(3)] })).toEqual(['req_1', 'req_3 offered', 'req_5']);
});

it('shows an offer that is being paid, but no ended or withdrawn one', () => {
  const offers = [
    offered(2, 'Hepatology', { status: 'HELD' }),
    offered(3, 'Hepatology', { status: 'WITHDRAWN' }),
    offered(4, 'Hepatology', { createdAt: at(19) }),
    offered(5),
  ];
  expect(place({ open: [asked(5)], offers })).toEqual(['req_2 offered', 'req_5']);
});

it('shows those of the chosen specialty alone', () => {
  expect(place({ offers: [offered(2), offered(3, 'Cardiology')], specialty: 'Cardiology' })).toEqual(['req_3 offered']);
});

it('holds back a request that belongs after the loaded ones', () => {
  expect(place({ open: [asked(4)], offers: [offered(2), offered(6)], hasMore: true })).toEqual([
    'req_2 offered',
    'req_4',
  ]);
});
