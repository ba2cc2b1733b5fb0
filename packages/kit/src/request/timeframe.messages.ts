import type { Timeframe } from '@tele/core';
import { defineMessages } from '@tele/ui';

export const timeframeMessages = defineMessages('kit.timeframe', {
  'as-soon-as-possible': 'As soon as possible',
  'this-week': 'This week',
  'next-week': 'Next week',
  'after-hours': 'After hours',
  'own-words': 'In my own words',
} satisfies Record<Timeframe, string>);
