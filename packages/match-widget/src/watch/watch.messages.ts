import { limits } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { ReactNode } from 'react';

export const watchMessages = defineMessages('match.watch', {
  title: 'Tell me when somebody is free',
  newTimes: 'Tell me of new times',
  titleOfOne: ({ name }: { name: string }) => `Tell me when ${name} is free`,
  lede: 'We write once, when a time appears that fits. Looking costs nothing.',
  watching: 'Watching',
  place: ({ specialty, state }: { specialty: string; state: string | null }) =>
    state ? `${specialty}, ${state}` : specialty,
  times: 'Times',
  timesOf: ({ part, day }: { part: string | null; day: string | null }) =>
    [part ?? 'Any time', day ?? 'any day'].join(', '),
  language: 'Language',
  languages: ({ languages }: { languages: readonly string[] }) => languages.join(', '),
  gender: 'Gender',
  fee: 'Highest fee',
  writeTo: 'We write to',
  until: 'Until',
  days: `${limits.watchDays} days from now, or until you book`,
  set: 'Tell me',
  setting: 'Saving…',
  failed: 'Failed to save',
  stop: 'Stop',
  stopWhat: ({ what }: { what: string }) => ` watching ${what}`,
  on: 'We will tell you',
  onUntil: ({ until }: { until: ReactNode }) => ['We look until ', until, ' and write once.'],
  told: 'A time is free',
  remove: 'Remove',
  removeWhat: ({ what }: { what: string }) => ` ${what}`,
});
