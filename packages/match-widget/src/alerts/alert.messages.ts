import { limits } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { ReactNode } from 'react';

export const alertMessages = defineMessages('match.alert', {
  title: 'Alert me when a time opens up',
  newTimes: 'Alert me about new times',
  titleOfOne: ({ name }: { name: string }) => `Alert me when ${name} has a time`,
  lede: 'We’ll email you once, when a matching time appears. No charge.',
  alertFor: 'Alert for',
  place: ({ specialty, state }: { specialty: string; state: string | null }) =>
    state ? `${specialty}, ${state}` : specialty,
  times: 'Times',
  timesOf: ({ part, day }: { part: string | null; day: string | null }) =>
    [part ?? 'Any time', day ?? 'any day'].join(', '),
  language: 'Language',
  languages: ({ languages }: { languages: readonly string[] }) => languages.join(', '),
  gender: 'Gender',
  fee: 'Maximum fee',
  writeTo: 'Email',
  until: 'Ends',
  ends: ({ lastDay }: { lastDay: string | null }) =>
    `When we email you, when you book, or after ${lastDay ?? `${limits.alertDays} days`}`,
  set: 'Create alert',
  setting: 'Saving…',
  failed: 'Failed to save',
  stop: 'Turn off',
  stopWhat: ({ what }: { what: string }) => ` alert for ${what}`,
  on: 'Alert on',
  onUntil: ({ until }: { until: ReactNode }) => ['We’ll email you once if a time appears by ', until, '.'],
  timeFound: 'A time is available',
  remove: 'Remove',
  removeWhat: ({ what }: { what: string }) => ` ${what}`,
});
