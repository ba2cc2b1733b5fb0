import { defineMessages } from '@tele/ui';
import type { ReactNode } from 'react';

export const timeMessages = defineMessages('kit.time', {
  /** After a time on another clock: the same instant on the reader's. */
  readersTime: ({ time }: { time: ReactNode }) => [', ', time, ' your time'],
  readersDayTime: ({ day, time }: { day: string; time: ReactNode }) => [`, ${day}, `, time, ' your time'],
});
