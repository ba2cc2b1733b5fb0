import { service } from '../service.ts';
import type { Settings } from './settings.ts';

export const defaults: Settings = {
  people: {
    match: 'maeve.tran@example.com',
    second: 'lachlan.petrou@example.com',
    inbox: 'dr.callum.brodie@example.com',
    hours: 'dr.callum.brodie@example.com',
    join: 'noor.haddad@example.com',
  },
  token: 'good',
  given: 'function',
  apiBase: service.apiBase,
  scheme: 'auto',
  accent: '#6b3fa0',
  zone: '',
  locale: 'en-AU',
  headingLevel: 2,
  privacyNotice: true,
  back: false,
  strict: true,
  shown: true,
  mounts: 0,
  dir: 'ltr',
  more: {},
};
