import { someNotifications } from '@tele/core/testing';
import type { Notifications } from '@tele/core';
import { expect, it } from 'vitest';
import { requestHref } from './news-href.ts';

const [filled] = someNotifications().requests as [Notifications['requests'][number]];
const of = (changes: Partial<typeof filled>) => ({ ...filled, selectionId: 'sel_1', ...changes });

it('leads a patient to the page of the request, of the kind that it is', () => {
  for (const status of ['FILLED', 'OPEN', 'LAPSED'] as const)
    expect(requestHref(of({ status }), 'patient')).toBe('/requests/sel_1');
  expect(requestHref(of({ kind: 'open', status: 'OFFERED' }), 'patient')).toBe('/requests/open/sel_1');
});

it('leads a specialist to the answer, to the appointment, or to where times are offered', () => {
  expect(requestHref(of({ status: 'PENDING' }), 'specialist')).toBe('/inbox/sel_1');
  expect(requestHref(of({ status: 'FILLED' }), 'specialist')).toBe('/appointments?apt=sel_1');
  expect(requestHref(of({ status: 'OPEN', kind: 'open' }), 'specialist')).toBe('/inbox/requests');
});
