import { offerFaults } from '@tele/core';
import { storyNow } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { offerFields, type OfferEntries, type SlotName } from './offer-fields.ts';
import { noSlot } from './slot-entry.ts';

const slot = (day: string, time: string) => ({ day, time });
const tuesday = slot('2026-11-24', '10:30');
const entries = (changes: Partial<OfferEntries> = {}): OfferEntries => ({
  fee: 24_500,
  slot1: tuesday,
  slot2: noSlot,
  slot3: noSlot,
  ...changes,
});
const rules = (given: OfferEntries, taken: string | null = null) =>
  offerFields({
    now: new Date(storyNow),
    clashText: (iso) => (iso === taken ? 'Taken.' : null),
    halfText: 'Choose both.',
  })(given);
const faultAt = (name: 'fee' | SlotName, changes: Partial<OfferEntries>, taken?: string): string | null => {
  const given = entries(changes);
  const rule = rules(given, taken)[name];
  const checked = rule.check(given[name] as never);
  return checked.tag === 'fault' ? rule.messages[checked.fault as never] : null;
};

describe('the rules of Make offer', () => {
  it('take a fee and one time, and leave the others out', () => {
    const given = entries();
    const { fee, slot1, slot2 } = rules(given);
    expect(fee.check(given.fee)).toEqual({ tag: 'ok', value: 24_500 });
    expect(slot1.check(given.slot1)).toEqual({ tag: 'ok', value: '2026-11-23T23:30:00.000Z' });
    expect(slot2.check(given.slot2)).toEqual({ tag: 'ok', value: null });
  });

  it.each([
    [null, offerFaults['fee-missing']],
    ['invalid' as const, offerFaults['fee-invalid']],
    [100_000_000, offerFaults['fee-invalid']],
    [0, null],
  ])('say of the fee %j: %s', (fee, text) => {
    expect(faultAt('fee', { fee })).toBe(text);
  });

  it('say what is wrong with a time at its own row', () => {
    expect(faultAt('slot1', { slot1: noSlot })).toBe(offerFaults['slot-missing']);
    expect(faultAt('slot2', { slot2: slot('2026-11-22', '10:30') })).toBe(offerFaults['slot-past']);
    expect(faultAt('slot1', { slot2: slot('2026-11-22', '10:30') })).toBeNull();
    expect(faultAt('slot3', { slot3: tuesday })).toBe(offerFaults['slot-twice']);
    expect(faultAt('slot1', { slot3: tuesday })).toBeNull();
    expect(faultAt('slot2', { slot2: slot('2026-11-25', '') })).toBe('Choose both.');
  });

  it('say what a time clashes with', () => {
    expect(faultAt('slot1', {}, '2026-11-23T23:30:00.000Z')).toBe('Taken.');
  });
});
