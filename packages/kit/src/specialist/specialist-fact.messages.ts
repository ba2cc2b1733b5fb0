import type { UsualReply } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { ReactNode } from 'react';

export const specialistFactMessages = defineMessages('kit.specialist', {
  specialInterests: 'Special interests',
  fee: 'Fee',
  feeFrom: ({ fee }: { fee: ReactNode }) => ['From ', fee, ', as a guide'],
  speaks: 'Speaks',
  languages: ({ languages }: { languages: readonly string[] }) => languages.join(', '),
  registration: ({ label }: { label: string }) => /^[A-Z]{3,}/.exec(label)?.[0] ?? 'Licence',
  registerWhat: ({ name }: { name: string }) => `, ${name} (opens in a new tab)`,
  replyTime: 'Replies',
  usualReply: ({ usual }: { usual: UsualReply }) =>
    `Usually replies ${{ '1-hour': 'within 1 hour', '2-hours': 'within 2 hours', 'same-day': 'the same day' }[usual]}`,
  readMore: 'Read more',
  readLess: 'Show less',
});
