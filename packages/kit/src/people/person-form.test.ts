import { describe, expect, it } from 'vitest';
import { aPerson } from '@tele/core/testing';
import { checkForm } from '../forms/fields.ts';
import { bodyOf, entriesOf, personFormFields } from './person-form.ts';

const today = '2026-11-23';
const faultsOf = (needs: Parameters<typeof personFormFields>[1], isNew: boolean, change: object = {}) => {
  const checked = checkForm(personFormFields(today, needs, isNew), { ...entriesOf(null), ...change });
  return checked.tag === 'faults' ? Object.keys(checked.faults) : [];
};

describe('the form of a person one books for', () => {
  it('asks a new person’s details and consent', () => {
    expect(faultsOf([], true)).toEqual(['name', 'relation', 'consent']);
  });

  it('asks for what a booking needs, without a second consent', () => {
    const named = { name: 'Finn Tran', relation: 'child' };
    expect(faultsOf(['dob', 'gender'], false, named)).toEqual(['dob', 'gender']);
    expect(faultsOf([], false, named)).toEqual([]);
  });

  it('removes cleared values, and keeps a number that was not typed', () => {
    const entries = { ...entriesOf(aPerson({ phone: '+61491570157' })), dob: '' };
    expect(entries.phone).toBe('0491 570 157');
    const checked = checkForm(personFormFields(today, [], false), entries);
    expect(checked.tag === 'ok' && bodyOf(checked.values)).toEqual({
      name: 'Finn Tran',
      relation: 'child',
      dob: null,
      gender: 'Male',
      phone: '+61491570157',
    });
  });
});
