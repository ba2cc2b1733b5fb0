import type { Timeframe } from '@tele/core';
import { defineMessages } from '@tele/ui';

/** When somebody would like to be seen, as a choice and as a fact; the last shows their own words in place of this. */
export const timeframeMessages = defineMessages('kit.timeframe', {
  'as-soon-as-possible': 'As soon as possible',
  'this-week': 'This week',
  'next-week': 'Next week',
  'after-hours': 'After hours',
  'own-words': 'In my own words',
} satisfies Record<Timeframe, string>);
