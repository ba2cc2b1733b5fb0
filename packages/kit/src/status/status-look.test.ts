import { candidateStatuses, offerStatuses, payoutStates, requestStatuses, selectionStatuses } from '@tele/core';
import { expect, it } from 'vitest';
import { messageOf, statusLook, type Viewer } from './status-look.ts';
import { statusMessages } from './status.messages.ts';

it('every status of the domain has its text', () => {
  const named = (kind: keyof typeof statusLook, statuses: readonly string[]) =>
    statuses.map((status) => `${kind} ${status}`).filter((name) => !(name in statusMessages.table));
  expect(named('candidate', [...candidateStatuses, 'NOT_SENT'])).toEqual([]);
  expect(named('request', requestStatuses)).toEqual([]);
  expect(named('selection', selectionStatuses)).toEqual([]);
  expect(named('offer', offerStatuses)).toEqual([]);
  expect(named('payouts', payoutStates)).toEqual([]);
  expect(Object.keys(statusMessages.table)).toHaveLength(
    3 + Object.values(statusLook).flatMap((looks) => Object.keys(looks)).length,
  );
});

it('shows ‘no longer needed’ to patients and ‘filled’ to specialists when lost', () => {
  const word = (status: 'LOST' | 'DECLINED', viewer: Viewer) =>
    statusMessages.table[messageOf({ kind: 'candidate', status }, viewer)];
  expect(word('LOST', 'patient')).toBe('Not booked');
  expect(word('LOST', 'specialist')).toBe('Filled by someone else');
  expect(word('DECLINED', 'specialist')).toBe('Declined');
});

it('shows a specialist’s open offer as waiting, and a lost one as not chosen', () => {
  const word = (status: 'OPEN' | 'LOST' | 'EXPIRED', viewer: Viewer) =>
    statusMessages.table[messageOf({ kind: 'offer', status }, viewer)];
  expect([word('OPEN', 'patient'), word('OPEN', 'specialist')]).toEqual(['Open', 'Waiting']);
  expect([word('LOST', 'patient'), word('LOST', 'specialist')]).toEqual(['No longer needed', 'Not chosen']);
  expect(word('EXPIRED', 'specialist')).toBe('Expired');
});

it('gives no two statuses of one kind the same shape', () => {
  for (const looks of Object.values(statusLook)) {
    const icons = Object.values(looks).map((look) => look.icon);
    expect(new Set(icons).size).toBe(icons.length);
  }
});
