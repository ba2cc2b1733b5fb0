import type { FieldRule } from '../field/rule.ts';

/** AHPRA number of a doctor, any spacing: MED and ten digits. No check digit; only the register proves its owner. */
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
