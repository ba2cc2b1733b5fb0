import { defineMessages } from '@tele/ui';
import type { Kind } from './kinds.ts';

const kinds: Record<Kind, string> = {
  address: 'the address of the service, such as https://api.example/prod',
  link: 'a web address',
  token: 'a text, a function that fetches one, or null while nobody is signed in',
  partner: 'the publishable id of the partner, tele_pub_…',
  noPartner:
    'left out. Pages of a partner are for patients, who need <MatchWidget> alone (<tele-match-widget>); this widget takes the ‘token’ of somebody who is signed in',
  text: 'a text that is not empty',
  email: 'an e-mail address',
  locale: 'a language tag, such as en-AU',
  zone: 'the name of a time zone, such as Australia/Sydney',
  day: 'a day, written YYYY-MM-DD',
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
    nearest === null ? `There is no ‘${prop}’.` : `There is no ‘${prop}’. Is ‘${nearest}’ meant?`,
  secret: ({ prop, must }: { prop: string; must: string }) =>
    `‘${prop}’ is a secret key, which everybody can read here. Replace that key now (npm run ops -- partner rotate), and keep the next one on your server. ‘${prop}’ must be ${must}.`,
  oneOf: ({ names }: { names: readonly string[] }) => `one of ${names.join(', ')}`,
  aFunction: 'a function',
  aList: 'a list',
  anObject: 'an object',
});
