import { describe, expect, it } from 'vitest';
import { requiredChoice } from './choice.ts';
import { optionalField } from './optional.ts';
import { freeText, requiredText } from './text.ts';
import { faultText } from './fault-text.ts';

const name = requiredText('name', { maxLength: 5, missing: 'Enter your full name.' });
const state = requiredChoice('state', ['NSW', 'VIC'], 'Choose a state.');

describe('required text', () => {
  it('is trimmed', () => {
    expect(name.check('  Noor ')).toEqual({ tag: 'ok', value: 'Noor' });
  });

  it.each(['', '   ', '\n'])('is missing when it is %j', (entry) => {
    expect(name.check(entry)).toEqual({ tag: 'fault', fault: 'name-missing' });
    expect(faultText(name, entry)).toBe('Enter your full name.');
  });

  it('is measured after trimming', () => {
    expect(name.check(' Maeve ')).toEqual({ tag: 'ok', value: 'Maeve' });
    expect(name.check('Maeves')).toEqual({ tag: 'fault', fault: 'name-too-long' });
    expect(faultText(name, 'Maeves')).toBe('Use up to 5 characters.');
  });
});

it('free text may be empty', () => {
  const reason = freeText('reason', 3);
  expect(reason.check(' ')).toEqual({ tag: 'ok', value: '' });
  expect(reason.check('four')).toEqual({ tag: 'fault', fault: 'reason-too-long' });
});

it('a choice is one of the list', () => {
  expect(state.check('VIC')).toEqual({ tag: 'ok', value: 'VIC' });
  expect(state.check(null)).toEqual({ tag: 'fault', fault: 'state-missing' });
  expect(state.check('XX' as 'NSW')).toEqual({ tag: 'fault', fault: 'state-missing' });
});

describe('an optional field', () => {
  it.each(['', '  ', null])('is null for %j', (entry) => {
    expect(optionalField(name).check(entry)).toEqual({ tag: 'ok', value: null });
  });

  it('follows the rule once it has a value', () => {
    expect(optionalField(name).check('Maeves')).toEqual({ tag: 'fault', fault: 'name-too-long' });
    expect(optionalField(state).check('NSW')).toEqual({ tag: 'ok', value: 'NSW' });
  });
});
