import type { FieldRule } from './rule.ts';
import { visibleLine } from './visible-text.ts';

/** An address as people write one: a name, an @ and a domain with a dot. Whether it exists only a mail can tell. */
const address = /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/;

/** The e-mail of a sign-in (spec section 5, Login). Trimmed; its case is left as typed. */
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
