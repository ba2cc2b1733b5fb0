import { describe, expect, it } from 'vitest';
import { ahpraNumberRule } from './ahpra-number.ts';
import { languagesOf } from './application-fields.ts';

describe('an AHPRA number', () => {
  it.each(['MED0009000017', 'med0009000017', ' MED 0009 000 017 '])('is accepted as %j', (entry) => {
    expect(ahpraNumberRule.check(entry)).toEqual({ tag: 'ok', value: 'MED0009000017' });
  });

  it.each(['MED000900001', 'MED00090000171', 'NMW0009000017', '0009000017', 'MEDooo9000017'])('is not %j', (entry) => {
    expect(ahpraNumberRule.check(entry)).toEqual({ tag: 'fault', fault: 'ahpra-number-invalid' });
  });

  it('is missing when there is none', () => {
    expect(ahpraNumberRule.check('  ')).toEqual({ tag: 'fault', fault: 'ahpra-number-missing' });
  });
});

describe('languages', () => {
  it('always have English, first and once, and each other one once', () => {
    expect(languagesOf([])).toEqual(['English']);
    expect(languagesOf([' French', 'english', 'Hindi', 'french ', ''])).toEqual(['English', 'French', 'Hindi']);
  });
});
