import type { Candidate } from '@tele/core';
import { replyMessages, StatusPill, useFormat, useNow } from '@tele/kit';
import { Avatar, useMessages } from '@tele/ui';
import { candidateMessages } from './candidate.messages.ts';
import './CandidateRow.css';

export interface CandidateRowProps {
  candidate: Candidate;
  zone: string;
  sent: boolean;
}

export const CandidateRow = ({ candidate, zone, sent }: CandidateRowProps) => {
  const format = useFormat();
  const now = useNow();
  const { specialistName, photoUrl, photoSmallUrl, slotISO, status, feeCents, feeFromCents, reply } = candidate;
  const replies = useMessages(replyMessages);
  const t = useMessages(candidateMessages);
  const listed = feeFromCents === null ? null : t.from({ fee: format.cents(feeFromCents) });
  const over = status === 'DECLINED' || status === 'LOST' || status === 'CANCELLED';
  const fee = feeCents !== null ? format.cents(feeCents) : over ? null : listed;
  return (
    <li className="tele-candidate-row" data-over={over || undefined}>
      <Avatar name={specialistName} photoUrl={photoSmallUrl ?? photoUrl} size={40} />
      <div className="tele-candidate-row__who">
        <div className="tele-candidate-row__name" translate="no">
          {specialistName}
        </div>
        <div className="tele-candidate-row__when" translate="no">
          {format.dayTime(slotISO, zone, now)}
        </div>
        {reply && <div className="tele-candidate-row__reply">{replies[reply]}</div>}
      </div>
      {fee !== null && <div className="tele-candidate-row__fee">{fee}</div>}
      <div className="tele-candidate-row__status">
        <StatusPill kind="candidate" status={sent ? status : 'NOT_SENT'} viewer="patient" />
      </div>
    </li>
  );
};
