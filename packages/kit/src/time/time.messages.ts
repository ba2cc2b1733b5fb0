import { defineMessages } from '@tele/ui';
import type { ReactNode } from 'react';

export const timeMessages = defineMessages('kit.time', {
  /** Follows a time in another zone: the same instant in the reader's. */
  readersTime: ({ time }: { time: ReactNode }) => [', ', time, ' your time'],
  readersDayTime: ({ day, time }: { day: string; time: ReactNode }) => [`, ${day}, `, time, ' your time'],
  left: ({ clock }: { clock: string }) => `${clock} left`,
  spokenLeft: ({ minutes }: { minutes: number }, say) =>
    say.plural(minutes, { one: '# minute left', other: '# minutes left' }),
  announcedLeft: ({ of, minutes }: { of: string; minutes: number }, say) =>
    `${of}: ${say.plural(minutes, { one: '# minute left', other: '# minutes left' })}.`,
});
