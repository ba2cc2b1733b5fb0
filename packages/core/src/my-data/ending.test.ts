import { expect, it } from 'vitest';
import { whatIsInTheWay } from './ending.ts';

const nothing = { role: 'patient', openRequests: 0, appointments: 0, openOffers: 0, unsettled: 0 } as const;

it('an account without obligations can be deleted, also a specialist’s', () => {
  for (const role of ['patient', 'specialist', null] as const)
    expect([role, whatIsInTheWay({ ...nothing, role })]).toEqual([role, []]);
});

it('open requests, upcoming appointments and open offers are listed as obstacles', () => {
  expect(whatIsInTheWay({ ...nothing, openRequests: 2, appointments: 1, unsettled: 3 })).toEqual([
    'open-request',
    'appointment',
  ]);
  expect(whatIsInTheWay({ ...nothing, role: 'specialist', appointments: 1, openOffers: 1 })).toEqual([
    'appointment',
    'offer',
  ]);
});

it('a pending refund is an obstacle when nothing else holds it', () => {
  expect(whatIsInTheWay({ ...nothing, unsettled: 1 })).toEqual(['money']);
  expect(whatIsInTheWay({ ...nothing, unsettled: 1, openRequests: 1 })).toEqual(['open-request']);
  expect(whatIsInTheWay({ ...nothing, unsettled: 1, openOffers: 1 })).toEqual(['offer']);
});

it('a staff role is removed first, whatever the other obstacles', () => {
  expect(whatIsInTheWay({ ...nothing, role: 'staff', openRequests: 1 })).toEqual(['staff']);
});
