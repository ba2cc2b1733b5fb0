import { candidateStatuses, requestStatuses, selectionStatuses } from '@tele/core';
import { expect, it } from 'vitest';
import { lookOf, statusLook } from './status-look.ts';

it('has a look for every status of the domain', () => {
  for (const status of candidateStatuses) expect(statusLook.candidate[status].label).not.toBe('');
  for (const status of requestStatuses) expect(statusLook.request[status].label).not.toBe('');
  for (const status of selectionStatuses) expect(statusLook.selection[status].label).not.toBe('');
});

it('tells a patient that a lost candidate is not needed, and the specialist that another filled it', () => {
  expect(lookOf({ kind: 'candidate', status: 'LOST' }, 'patient').label).toBe('Not needed');
  expect(lookOf({ kind: 'candidate', status: 'LOST' }, 'specialist').label).toBe('Filled by another');
  expect(lookOf({ kind: 'candidate', status: 'DECLINED' }, 'specialist').label).toBe('Declined');
});

it('gives no two statuses of one kind the same shape', () => {
  for (const looks of Object.values(statusLook)) {
    const icons = Object.values(looks).map((look) => look.icon);
    expect(new Set(icons).size).toBe(icons.length);
  }
});
