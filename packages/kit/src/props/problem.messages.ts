import { defineMessages } from '@tele/ui';
import type { Kind } from './kinds.ts';

const kinds: Record<Kind, string> = {
  address: 'the API URL, such as https://api.example/prod',
  link: 'a URL',
  token: 'a string, a function that returns one, or null when no one is signed in',
  partner: 'your publishable ID, tele_pub_…',
  noPartner:
    'left out: only <MatchWidget> (<tele-match-widget>) supports it. This widget needs the ‘token’ of a signed-in user',
  text: 'a non-empty string',
  email: 'an email address',
  locale: 'a language tag, such as en-AU',
  zone: 'an IANA time zone, such as Australia/Sydney',
  day: 'a date in YYYY-MM-DD format',
  function: 'a function',
  storage: 'an object with get, set and remove',
  object: 'an object',
  functionOrObject: 'an object or a function',
};

export const problemMessages = defineMessages('kit.problem', {
  ...kinds,
  missing: ({ prop, must }: { prop: string; must: string }) => `‘${prop}’ is missing. It must be ${must}.`,
  wrong: ({ prop, given, must }: { prop: string; given: string; must: string }) =>
    `‘${prop}’ is ${given}. It must be ${must}.`,
  unknown: ({ prop, nearest }: { prop: string; nearest: string | null }) =>
    nearest === null ? `Unknown prop ‘${prop}’.` : `Unknown prop ‘${prop}’. Did you mean ‘${nearest}’?`,
  secret: ({ prop, must }: { prop: string; must: string }) =>
    `‘${prop}’ is a secret key, which anyone can read here. Rotate it now (npm run ops -- partner rotate). ‘${prop}’ must be ${must}.`,
  oneOf: ({ names }: { names: readonly string[] }) => `one of ${names.join(', ')}`,
  aFunction: 'a function',
  aList: 'an array',
  anObject: 'an object',
});
