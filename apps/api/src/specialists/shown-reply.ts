import type { ProfessionId, UsualReply } from '@tele/core';
import type { Config } from '../config/config.ts';
import type { Row } from '../db/schema.ts';

type Stored = Pick<Row<'specialists'>, 'usual_reply' | 'usual_reply_until'>;

/** `usualReply` of a public profile, while ten replies are of the last 90 days and its category shows it. */
export function shownReply(
  { hiddenReplyTimes }: Pick<Config, 'hiddenReplyTimes'>,
  profession: ProfessionId,
  { usual_reply: usualReply, usual_reply_until: until }: Stored,
  now: Date,
): { usualReply?: UsualReply } {
  const isShown = usualReply !== null && until !== null && until > now && !hiddenReplyTimes.includes(profession);
  return isShown ? { usualReply } : {};
}
