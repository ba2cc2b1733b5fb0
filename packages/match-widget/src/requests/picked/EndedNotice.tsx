import { limits, type ProfessionId, type Selection } from '@tele/core';
import { useFormat } from '@tele/kit';
import { Button, ButtonLink, Notice, useMessages } from '@tele/ui';
import { endingMessages } from '../shared/ending.messages.ts';
import { howItEnded, type HowItEnded } from '../shared/how-it-ended.ts';
import { worded } from '../../screen/worded.ts';
import { requestMessages } from './request.messages.ts';

export interface EndedNoticeProps {
  selection: Selection;
  /** Link to the search of a category; `onFind` replaces it in a widget. */
  findHref?: (profession: ProfessionId) => string;
  onFind?: () => void;
}

/** How a request ended, the refund outcome, and a link to search again in its category. */
export const EndedNotice = ({ selection, findHref, onFind }: EndedNoticeProps) => {
  const t = useMessages(requestMessages);
  const said = useMessages(endingMessages);
  const words = worded(selection.profession);
  const { booking, payment } = selection;
  const fee = useFormat().cents(payment?.amountCents ?? limits.bookingFeeCents);
  const how = howItEnded(selection);
  const texts: Readonly<Record<HowItEnded, readonly [title: string, text?: string]>> = {
    withdrawn: [said.withdrawn, said.withdrawnText(words)],
    declined: [said.declined, said.declinedText],
    'none-left': [said.ended, said.endedText],
    lapsed: [said.lapsed, said.lapsedText],
    unpaid: [said.unpaid, said.unpaidText],
    'cancelled-by-you': [said.cancelledByYou],
    'cancelled-by-them': [said.cancelledByThem({ name: booking?.specialistName ?? '' })],
    cancelled: [said.cancelled],
    ended: [said.ended, said.endedText],
  };
  const [title, text] = texts[how];
  const fate = payment?.fate ?? 'none';
  const money = fate === 'charged' && how === 'cancelled-by-them' ? said.chargedRefunding({ fee }) : null;
  const find = t.find(words);
  return (
    <Notice
      tone="neutral"
      title={title}
      actions={
        findHref ? (
          <ButtonLink href={findHref(selection.profession)}>{find}</ButtonLink>
        ) : (
          onFind && <Button onClick={onFind}>{find}</Button>
        )
      }
    >
      {text !== undefined && <p>{text}</p>}
      <p>{money ?? (fate === 'none' ? said.none : said[fate]({ fee }))}</p>
    </Notice>
  );
};
