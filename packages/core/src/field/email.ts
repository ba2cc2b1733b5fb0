import type { FieldRule } from './rule.ts';
import { visibleLine } from './visible-text.ts';

/** Email format: a name, an @ and a domain with a dot. Only an email can prove that the address exists. */
const address = /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/;

/** Sign-in email (spec section 5, Login). Trimmed, with its case unchanged. */
export const emailRule: FieldRule<string, string, 'missing' | 'incomplete'> = {
  check: (entry) => {
    const value = visibleLine(entry);
    if (value === '') return { tag: 'fault', fault: 'missing' };
    return address.test(value) ? { tag: 'ok', value } : { tag: 'fault', fault: 'incomplete' };
  },
  messages: {
    missing: 'Enter your email first.',
    incomplete: 'Enter your full email address, such as name@example.com.',
  },
};
