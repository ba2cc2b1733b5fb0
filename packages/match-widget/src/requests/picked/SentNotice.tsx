import { limits, type Selection } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Notice, useMessages } from '@tele/ui';
import { worded } from '../../screen/worded.ts';
import { pickedRequestMessages } from './picked-request.messages.ts';

export interface SentNoticeProps {
  selection: Selection;
  zone: string;
}

export const SentNotice = ({ selection, zone }: SentNoticeProps) => {
  const t = useMessages(pickedRequestMessages);
  const format = useFormat();
  const now = useNow();
  const { answerBy, candidates, profession } = selection;
  const fee = format.cents(limits.bookingFeeCents);
  return (
    <Notice tone="positive" title={t.sentTitle}>
      {`${t.sentText({ ...worded(profession), count: candidates.length })}${answerBy ? ` ${t.sentUntil({ fee, when: format.dayTimeWithZone(answerBy, zone, now) })}` : ''}`}
    </Notice>
  );
};
