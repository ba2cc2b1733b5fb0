import { endOf, formatLocation } from '@tele/core';
import { DateTile, TimeLeft, useFormat, When } from '@tele/kit';
import { Button, Heading, Icon, LatePart, LockIcon, Notice, useMessages } from '@tele/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { outcomeMessages } from '../../../fees/outcome.messages.ts';
import type { WordingArgs } from '../../../screen/worded.ts';
import type { BookingStep } from '../../../submit/BookingSheet.tsx';
import { lateSubmitSteps } from '../../../submit/late-submit-steps.ts';
import type { AcceptSheetProps } from './AcceptSheet.tsx';
import { AcceptFree } from './AcceptFree.tsx';
import { isLive, payableUntil } from './offer-now.ts';
import { OfferEnding } from './OfferEnding.tsx';
import { OfferOutcome } from './OfferOutcome.tsx';
import { offerMessages } from './offer.messages.ts';
import './AcceptStep.css';

export type AcceptStepProps = Omit<AcceptSheetProps, 'open' | 'booker'> & BookingStep & { worded: WordingArgs };

/** Time, hold, fee outcome and card. An offer that ends replaces them with a notice. */
export const AcceptStep = (props: AcceptStepProps) => {
  const { offer, slotISO, zone, held, worded, foot, takesFocus, onAccept } = props;
  const t = useMessages(offerMessages);
  const outcome = useMessages(outcomeMessages);
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  const { specialist, feeCents, expiresAt } = offer;
  const { name } = specialist;
  const heldUntil =
    held?.slotISO === slotISO ? held.heldUntil : offer.heldSlotISO === slotISO ? payableUntil(offer, slotISO) : null;
  const onBusyChange = (next: boolean): void => {
    setBusy(next);
    props.onBusyChange(next);
  };
  // A payment in progress stays on screen: the API decides how it ends.
  const isOver = !isLive(offer) && offer.status !== 'ACCEPTED' && !busy;
  return (
    <section ref={section} tabIndex={-1} className="tele-accept-step" aria-label={t.title({ name })}>
      <div className="tele-accept-step__slot">
        <DateTile iso={slotISO} zone={zone} />
        <div className="tele-accept-step__what">
          <When
            className="tele-accept-step__when"
            startISO={slotISO}
            endISO={endOf({ chosenSlotISO: slotISO })}
            zone={zone}
          />
          <p>{[name, formatLocation(specialist.location)].filter(Boolean).join(', ')}</p>
        </div>
        {!isOver && <TimeLeft untilISO={expiresAt} of={t.title({ name })} />}
      </div>
      {isOver ? (
        <Notice tone="caution" role="alert">
          <OfferEnding {...{ offer, zone }} />
        </Notice>
      ) : (
        <>
          <p role="status" className="tele-accept-step__held">
            <Icon icon={LockIcon} size="sm" />
            <span>{heldUntil === null ? t.holds : t.holding({ until: format.timeWithZone(heldUntil, zone) })}</span>
          </p>
          {props.bookerLine}
          {feeCents === 0 ? (
            <AcceptFree foot={foot} onAccept={() => onAccept(null)} onBusyChange={onBusyChange} />
          ) : (
            <>
              <div className="tele-accept-step__part">
                <Heading level={3} look="mini">
                  {outcome.title}
                </Heading>
                <OfferOutcome {...{ offer, slotISO, zone }} />
              </div>
              <LatePart code={lateSubmitSteps} loading={null}>
                {({ CardChoice }) => (
                  <CardChoice
                    submitLabel={t.pay({ fee: format.cents(feeCents) })}
                    busyLabel={t.paying}
                    doneText={t.paid(worded)}
                    failureText={t.payFailed}
                    amountCents={feeCents}
                    submitContainer={foot}
                    onBusyChange={onBusyChange}
                    onPaymentMethod={(_, confirm) => onAccept(confirm)}
                  />
                )}
              </LatePart>
            </>
          )}
        </>
      )}
      {isOver &&
        foot &&
        createPortal(
          <Button size="lg" block onClick={props.onClose}>
            {t.close}
          </Button>,
          foot,
        )}
    </section>
  );
};
