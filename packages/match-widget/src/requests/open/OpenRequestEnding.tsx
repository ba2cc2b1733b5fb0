import type { OpenRequest, ProfessionId } from '@tele/core';
import { useFormat } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { worded } from '../../screen/worded.ts';
import { endingMessages } from '../shared/ending.messages.ts';
import { EndingNotice } from '../shared/EndingNotice.tsx';
import { bookedPayment } from './booked-payment.ts';
import { openRequestMessages } from './open-request.messages.ts';

export interface OpenRequestEndingProps {
  request: OpenRequest;
  /** Link to the search of a category; `onFind` replaces it in a widget. */
  findHref?: (profession: ProfessionId) => string;
  onFind?: () => void;
}

/** How an open request ended, the refund outcome, and a way to search again in its category. */
export const OpenRequestEnding = ({ request, findHref, onFind }: OpenRequestEndingProps) => {
  const t = useMessages(openRequestMessages);
  const ending = useMessages(endingMessages);
  const format = useFormat();
  const { booking, profession } = request;
  const payment = bookedPayment(request);
  const fee = format.cents(payment?.amountCents ?? 0);
  const byThem = booking?.cancelledBy === 'specialist';
  const title = !booking
    ? ending.ended
    : byThem
      ? ending.cancelledByThem({ name: booking.specialistName })
      : booking.cancelledBy === 'patient'
        ? ending.cancelledByYou
        : ending.cancelled;
  const money = {
    none: ending.none,
    held: ending.none,
    released: ending.none,
    refunded: t.wasRefunded({ fee }),
    charged: byThem || payment?.isComingBack ? t.refunding({ fee }) : t.chargedStays({ fee }),
  }[payment?.fate ?? 'none'];
  return (
    <EndingNotice {...{ title, profession, findHref, onFind }}>
      <p>{booking ? money : t.closedText(worded(profession))}</p>
    </EndingNotice>
  );
};
