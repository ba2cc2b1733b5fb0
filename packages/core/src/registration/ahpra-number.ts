import type { FieldRule } from '../field/rule.ts';

/**
 * A medical practitioner's number of the register, however it is spaced: MED and ten digits. There is no check digit: that it belongs to
 * this person, the register alone can say.
 */
export const ahpraNumberRule: FieldRule<string, string, 'ahpra-number-missing' | 'ahpra-number-invalid'> = {
  check: (entry) => {
    const value = entry.replaceAll(/\s/g, '').toUpperCase();
    if (value === '') return { tag: 'fault', fault: 'ahpra-number-missing' };
    return /^MED\d{10}$/.test(value) ? { tag: 'ok', value } : { tag: 'fault', fault: 'ahpra-number-invalid' };
  },
  messages: {
    'ahpra-number-missing': 'Enter your AHPRA number.',
    'ahpra-number-invalid': 'Enter your AHPRA number: MED followed by 10 digits.',
  },
};
