import { formatCents, limits, type RequestStage, type Selection } from '@tele/core';
import { Button, ButtonLink, Notice } from '@tele/ui';

export type EndedStage = Extract<RequestStage, 'booking-cancelled' | 'cancelled' | 'closed'>;

export interface EndedNoticeProps {
  stage: EndedStage;
  payment: Selection['payment'];
  /** Where 'Find specialists' leads; or `onFind` where there is no address to go to. */
  findHref?: string;
  onFind?: () => void;
}

const words: Record<EndedStage, { title: string; text: string }> = {
  closed: {
    title: 'Nobody could take this request',
    text: 'Everyone you picked has answered or the times have passed.',
  },
  cancelled: { title: 'This request is cancelled', text: 'The specialists you picked no longer see it.' },
  'booking-cancelled': {
    title: 'This booking is cancelled',
    text: 'If the specialist cancelled, everything you paid comes back. If you cancelled, the booking fee is not refunded.',
  },
};

/** How a request ended, what became of the money, and a way on. */
export const EndedNotice = ({ stage, payment, findHref, onFind }: EndedNoticeProps) => {
  const { title, text } = words[stage];
  // Said only of a hold that is known to be lifted.
  const released = stage !== 'booking-cancelled' && payment?.status === 'canceled';
  return (
    <Notice
      tone="neutral"
      title={title}
      actions={
        findHref ? (
          <ButtonLink href={findHref}>Find specialists</ButtonLink>
        ) : (
          onFind && <Button onClick={onFind}>Find specialists</Button>
        )
      }
    >
      <p>{text}</p>
      {released && <p>The {formatCents(limits.bookingFeeCents)} booking fee was released. Nothing was charged.</p>}
    </Notice>
  );
};
