import type { TeleEventMap } from '../widgets/event-map.ts';

type KindOf<Name> = Name extends `tele:${infer Kind}` ? Kind : never;

/** Event kinds by the names `on` takes, complete by type. The script adds 'load-error'. */
const kinds: Readonly<Record<KindOf<keyof TeleEventMap> | 'load-error', true>> = {
  ready: true,
  'step-change': true,
  'auth-required': true,
  error: true,
  'picks-change': true,
  'selection-created': true,
  submitted: true,
  booked: true,
  'open-request-created': true,
  'offer-accepted': true,
  accepted: true,
  declined: true,
  'offer-made': true,
  saved: true,
  'load-error': true,
};

export const eventKinds: readonly string[] = Object.keys(kinds);
