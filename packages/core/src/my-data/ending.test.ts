import { expect, it } from 'vitest';
import { whatIsInTheWay } from './ending.ts';

const nothing = { role: 'patient', openRequests: 0, appointments: 0, openOffers: 0, unsettled: 0 } as const;

it('an account that nobody relies on can be deleted, a specialist’s too', () => {
  for (const role of ['patient', 'specialist', null] as const)
    expect([role, whatIsInTheWay({ ...nothing, role })]).toEqual([role, []]);
});

it('open requests, appointments to come and open offers are in the way, each said', () => {
  expect(whatIsInTheWay({ ...nothing, openRequests: 2, appointments: 1, unsettled: 3 })).toEqual([
    'open-request',
    'appointment',
  ]);
  expect(whatIsInTheWay({ ...nothing, role: 'specialist', appointments: 1, openOffers: 1 })).toEqual([
    'appointment',
    'offer',
  ]);
});

it('money on its way back is in the way where nothing else holds it', () => {
  expect(whatIsInTheWay({ ...nothing, unsettled: 1 })).toEqual(['money']);
  expect(whatIsInTheWay({ ...nothing, unsettled: 1, openRequests: 1 })).toEqual(['open-request']);
  expect(whatIsInTheWay({ ...nothing, unsettled: 1, openOffers: 1 })).toEqual(['offer']);
});

it('the role of staff is taken back first, whatever else stands', () => {
  expect(whatIsInTheWay({ ...nothing, role: 'staff', openRequests: 1 })).toEqual(['staff']);
});
