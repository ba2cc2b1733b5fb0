import type { IncomingOpenRequest } from '@tele/core';
import { useAfter, type OfferEvent } from '@tele/kit';
import { LatePart, Sheet, Skeleton, SkeletonRegion, useMessages } from '@tele/ui';
import { useState } from 'react';
import { useRequestFacts } from '../request-facts/use-request-facts.ts';
import { usePayouts } from '../offers.data.ts';
import type { Target } from '../tabs/InboxHead.tsx';
import { lateOfferForm } from './late-offer-form.ts';
import { makeOfferMessages } from './make-offer.messages.ts';
import { PayoutsFirst } from './PayoutsFirst.tsx';
import './MakeOfferSheet.css';

/** Open request, and the fee of an earlier offer (integer cents) when repeating it. */
export interface Offering {
  request: Pick<
    IncomingOpenRequest,
    'requestId' | 'profession' | 'specialty' | 'timeframe' | 'timeframeWords' | 'state' | 'reason'
  >;
  feeCents?: number;
}

export interface MakeOfferSheetProps {
  offering: Offering | null;
  payouts: Target;
  onClose: () => void;
  onOfferMade?: (offer: OfferEvent) => void;
}

/** Delay in milliseconds before preloading the form; the first press loads it at once. */
const preloadMs = 3_000;

/** 'Make an offer' (design section 10 'q'), after payouts. Drafts survive closing; locked while sending. */
export const MakeOfferSheet = ({ offering, payouts, onClose, onOfferMade }: MakeOfferSheetProps) => {
  const t = useMessages(makeOfferMessages);
  const words = useRequestFacts();
  const account = usePayouts();
  // Keeps the content during the closing animation.
  const [shown, setShown] = useState(offering);
  if (offering !== null && offering !== shown) setShown(offering);
  useAfter(lateOfferForm.part ? null : preloadMs, () => lateOfferForm.preload());
  const [busy, setBusy] = useState(false);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  if (shown === null) return null;
  const { request } = shown;
  // An unreadable payout account does not block the form: the service checks again.
  const loading = (
    <SkeletonRegion label={t.loading}>
      <Skeleton shape="block" height={320} />
    </SkeletonRegion>
  );
  const state =
    account.data?.state ?? (account.fetchStatus === 'fetching' && account.errorUpdateCount === 0 ? null : 'ACTIVE');
  return (
    <Sheet
      open={offering !== null}
      onOpenChange={(next) => !next && onClose()}
      title={t.title}
      description={t.about({ specialty: request.specialty, facts: words(request) })}
      size="wide"
      dismissible={!busy}
      footer={state === 'ACTIVE' && <div ref={setFoot} className="tele-make-offer__foot" />}
    >
      {state === null && loading}
      {state !== null && state !== 'ACTIVE' && (
        <PayoutsFirst state={state} profession={request.profession} payouts={payouts} />
      )}
      {state === 'ACTIVE' && (
        <LatePart code={lateOfferForm} loading={loading}>
          {({ OfferForm }) => (
            <OfferForm
              key={request.requestId}
              offering={shown}
              foot={foot}
              onBusyChange={setBusy}
              onClose={onClose}
              onPayoutsNeeded={() => void account.refetch()}
              onSent={(offer) => {
                onClose();
                onOfferMade?.(offer);
              }}
            />
          )}
        </LatePart>
      )}
    </Sheet>
  );
};
