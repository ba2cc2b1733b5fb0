import { defineMessages } from '@tele/ui';
import type { Kind } from './kinds.ts';

const kinds: Record<Kind, string> = {
  address: 'the address of the service, such as https://api.example/prod',
  link: 'a web address',
  token: 'a text, a function that fetches one, or null while nobody is signed in',
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
  title: 'This part of the page is not set up',
  detail: 'You did nothing wrong, and you cannot set it right: whoever runs this site can.',
  forSite: 'For whoever runs this site:',
  missing: ({ prop, must }: { prop: string; must: string }) => `‘${prop}’ is missing. It must be ${must}.`,
  wrong: ({ prop, given, must }: { prop: string; given: string; must: string }) =>
    `‘${prop}’ is ${given}. It must be ${must}.`,
  unknown: ({ prop, nearest }: { prop: string; nearest: string | null }) =>
    nearest === null ? `There is no ‘${prop}’.` : `There is no ‘${prop}’. Is ‘${nearest}’ meant?`,
  oneOf: ({ names }: { names: readonly string[] }) => `one of ${names.join(', ')}`,
  aFunction: 'a function',
  aList: 'a list',
  anObject: 'an object',
});
