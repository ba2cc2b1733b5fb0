import type { TeleWidgetProps } from '@tele/kit';
import type { Table } from './table.ts';

/** Props common to all widgets; steps differ. */
export const commonTable = {
  apiBase: 'text',
  token: 'text',
  partner: 'text',
  locale: 'text',
  scheme: { light: true, dark: true, auto: true },
  zone: 'text',
  nonce: 'text',
  headingLevel: { 1: true, 2: true, 3: true },
  messages: 'property',
  appearance: 'property',
  link: 'property',
  keep: 'property',
  now: 'property',
  fetch: 'property',
  privacyNotice: 'property',
  onReady: 'event',
  onStepChange: 'event',
  onAuthRequired: 'event',
  onError: 'event',
} as const satisfies Omit<Table<TeleWidgetProps>, 'step'>;
