import type { OpenRequest, ProfessionId } from '@tele/core';
import { useFormat } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { worded } from '../../screen/worded.ts';
import { EndingNotice } from '../shared/EndingNotice.tsx';
import { requestMessages } from '../shared/request.messages.ts';
import { bookedPayment } from './booked-payment.ts';
import { openRequestMessages } from './open-request.messages.ts';

export interface OpenRequestEndingProps {
  request: OpenRequest;
  findHref?: (profession: ProfessionId) => string;
  onFind?: () => void;
}

export const OpenRequestEnding = ({ request, findHref, onFind }: OpenRequestEndingProps) => {
  const t = useMessages(openRequestMessages);
  const shared = useMessages(requestMessages);
  const format = useFormat();
  const { booking, profession } = request;
  const payment = bookedPayment(request);
  const fee = format.cents(payment?.amountCents ?? 0);
  const byThem = booking?.cancelledBy === 'specialist';
  const title = !booking
    ? shared.ended
    : byThem
      ? shared.cancelledByThem({ name: booking.specialistName })
      : booking.cancelledBy === 'patient'
        ? shared.cancelledByYou
        : shared.cancelled;
  const money = {
    none: shared.notCharged,
    held: shared.notCharged,
    released: shared.notCharged,
    refunded: t.wasRefunded({ fee }),
    charged: byThem || payment?.isComingBack ? t.refunding({ fee }) : t.chargedStays({ fee }),
  }[payment?.fate ?? 'none'];
  return (
    <EndingNotice {...{ title, profession, findHref, onFind }}>
      <p>{booking ? money : t.closedText(worded(profession))}</p>
    </EndingNotice>
  );
};
