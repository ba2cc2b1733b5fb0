import { describe, expect, it } from 'vitest';
import { cityRule, languagesRule, profileMost, subspecialtiesRule, typedList } from './own-profile-fields.ts';

const many = (count: number) => Array.from({ length: count }, (_, at) => `Name ${at}`);

describe('the languages of a specialist', () => {
  it('begin with English, each once, however it is written', () => {
    expect(languagesRule.check([' Greek ', 'english', '', 'greek'])).toEqual({
      tag: 'ok',
      value: ['English', 'Greek'],
    });
  });

  it('are up to 30 with English, of up to 60 characters', () => {
    expect(languagesRule.check(many(profileMost.languages - 1)).tag).toBe('ok');
    expect(languagesRule.check(many(profileMost.languages))).toEqual({ tag: 'fault', fault: 'languages-too-many' });
    expect(languagesRule.check(['x'.repeat(60)]).tag).toBe('ok');
    expect(languagesRule.check(['x'.repeat(61)])).toEqual({ tag: 'fault', fault: 'languages-too-long' });
  });
});

describe('special interests', () => {
  it('are kept in their order, without empty ones and repeats', () => {
    expect(subspecialtiesRule.check(['Reflux', ' ', 'Coeliac disease', 'Reflux '])).toEqual({
      tag: 'ok',
      value: ['Reflux', 'Coeliac disease'],
    });
  });

  it('are up to ten of up to a hundred characters', () => {
    expect(subspecialtiesRule.check(many(10)).tag).toBe('ok');
    expect(subspecialtiesRule.check(many(11))).toEqual({ tag: 'fault', fault: 'subspecialties-too-many' });
    expect(subspecialtiesRule.check(['x'.repeat(101)])).toEqual({ tag: 'fault', fault: 'subspecialties-too-long' });
  });
});

it('a typed list is split at its separators', () => {
  expect(typedList(subspecialtiesRule, /\n/).check('Reflux, and Barrett’s\nLiver')).toEqual({
    tag: 'ok',
    value: ['Reflux, and Barrett’s', 'Liver'],
  });
  expect(typedList(languagesRule, /[,\n]/).check('')).toEqual({ tag: 'ok', value: ['English'] });
});

it('a town must be named', () => {
  expect(cityRule.check('  ')).toEqual({ tag: 'fault', fault: 'city-missing' });
});
