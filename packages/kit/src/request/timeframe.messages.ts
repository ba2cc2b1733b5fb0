import type { Timeframe } from '@tele/core';
import { defineMessages } from '@tele/ui';

/** Preferred time, as a choice and as a fact; the person's own words replace the last. */
export const timeframeMessages = defineMessages('kit.timeframe', {
  'as-soon-as-possible': 'As soon as possible',
  'this-week': 'This week',
  'next-week': 'Next week',
  'after-hours': 'After hours',
  'own-words': 'In my own words',
} satisfies Record<Timeframe, string>);
