import { limits, type ProfessionId, type Selection } from '@tele/core';
import { useFormat } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { EndingNotice } from '../shared/EndingNotice.tsx';
import { howItEnded, type HowItEnded } from '../shared/how-it-ended.ts';
import { requestMessages } from '../shared/request.messages.ts';
import { worded } from '../../screen/worded.ts';
import { endingMessages } from './ending.messages.ts';

export interface PickedRequestEndingProps {
  selection: Selection;
  findHref?: (profession: ProfessionId) => string;
  onFind?: () => void;
}

export const PickedRequestEnding = ({ selection, findHref, onFind }: PickedRequestEndingProps) => {
  const t = useMessages(endingMessages);
  const shared = useMessages(requestMessages);
  const words = worded(selection.profession);
  const { booking, payment } = selection;
  const fee = useFormat().cents(payment?.amountCents ?? limits.bookingFeeCents);
  const how = howItEnded(selection);
  const texts: Readonly<Record<HowItEnded, readonly [title: string, text?: string]>> = {
    withdrawn: [t.withdrawn, t.withdrawnText(words)],
    declined: [t.declined, t.declinedText],
    'none-left': [shared.ended, t.endedText],
    lapsed: [t.lapsed, t.lapsedText],
    unpaid: [t.unpaid, t.unpaidText],
    'cancelled-by-you': [shared.cancelledByYou],
    'cancelled-by-them': [shared.cancelledByThem({ name: booking?.specialistName ?? '' })],
    cancelled: [shared.cancelled],
    ended: [shared.ended, t.endedText],
  };
  const [title, text] = texts[how];
  const fate = payment?.fate ?? 'none';
  const money = fate === 'charged' && how === 'cancelled-by-them' ? t.chargedRefunding({ fee }) : null;
  return (
    <EndingNotice profession={selection.profession} {...{ title, findHref, onFind }}>
      {text !== undefined && <p>{text}</p>}
      <p>{money ?? (fate === 'none' ? shared.notCharged : t[fate]({ fee }))}</p>
    </EndingNotice>
  );
};
