import type { OpenRequest, ProfessionId } from '@tele/core';
import { useFormat } from '@tele/kit';
import { Button, ButtonLink, Notice, useMessages } from '@tele/ui';
import { worded } from '../../screen/worded.ts';
import { openRequestMessages } from './open-request.messages.ts';

export interface OpenRequestEndingProps {
  request: OpenRequest;
  /** Link to the search of a category; `onFind` replaces it in a widget. */
  findHref?: (profession: ProfessionId) => string;
  onFind?: () => void;
}

/** How a request for times ended, the refund outcome, and a link to search again in its category. */
export const OpenRequestEnding = ({ request, findHref, onFind }: OpenRequestEndingProps) => {
  const t = useMessages(openRequestMessages);
  const format = useFormat();
  const words = worded(request.profession);
  const { booking, offers } = request;
  const payment = offers.find(({ offerId }) => offerId === booking?.offerId)?.payment;
  const fee = format.cents(payment?.amountCents ?? 0);
  const byThem = booking?.cancelledBy === 'specialist';
  const title = !booking
    ? t.closed
    : byThem
      ? t.cancelledByThem({ name: booking.specialistName })
      : booking.cancelledBy === 'patient'
        ? t.cancelledByYou
        : t.cancelled;
  const money = {
    none: t.nothingCharged,
    held: t.nothingCharged,
    released: t.nothingCharged,
    refunded: t.wasRefunded({ fee }),
    charged: byThem || payment?.isComingBack ? t.refunding({ fee }) : t.chargedStays({ fee }),
  }[payment?.fate ?? 'none'];
  const find = t.find(words);
  return (
    <Notice
      tone="neutral"
      title={title}
      actions={
        findHref ? (
          <ButtonLink href={findHref(request.profession)}>{find}</ButtonLink>
        ) : (
          onFind && <Button onClick={onFind}>{find}</Button>
        )
      }
    >
      <p>{booking ? money : t.closedText(words)}</p>
    </Notice>
  );
};
