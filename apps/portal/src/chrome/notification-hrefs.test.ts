import { someNotifications } from '@tele/core/testing';
import type { Notifications } from '@tele/core';
import { expect, it } from 'vitest';
import { notificationHrefs } from './notification-hrefs.ts';

const [filled] = someNotifications().requests as [Notifications['requests'][number]];
const of = (changes: Partial<typeof filled>) => ({ ...filled, selectionId: 'sel_1', ...changes });

it('links a patient to the request’s page, by its kind', () => {
  for (const status of ['FILLED', 'OPEN', 'LAPSED'] as const)
    expect(notificationHrefs('patient').request(of({ status }))).toBe('/requests/sel_1');
  expect(notificationHrefs('patient').request(of({ kind: 'open', status: 'OFFERED' }))).toBe('/requests/open/sel_1');
});

it('links a specialist to the reply, appointment or offer page', () => {
  expect(notificationHrefs('specialist').request(of({ status: 'PENDING' }))).toBe('/inbox/sel_1');
  expect(notificationHrefs('specialist').request(of({ status: 'FILLED' }))).toBe('/appointments?apt=sel_1');
  expect(notificationHrefs('specialist').request(of({ status: 'OPEN', kind: 'open' }))).toBe('/inbox/requests');
});
