import type { IncomingOpenRequest } from '@tele/core';
import { useMessages } from '@tele/ui';
import { useState } from 'react';
import { MakeOfferSheet, type Offering } from '../make-offer/MakeOfferSheet.tsx';
import type { Target } from '../tabs/InboxHead.tsx';
import { OpenRequestRow } from './OpenRequestRow.tsx';
import { openRequestsMessages } from './open-requests.messages.ts';
import '../inbox/InboxScreen.css';
import './OpenRequestsScreen.css';

export interface FirstOpenRequestsProps {
  requests: readonly IncomingOpenRequest[];
  /** Payouts page: offers require payouts. */
  payouts: Target;
}

export const FirstOpenRequests = ({ requests, payouts }: FirstOpenRequestsProps) => {
  const t = useMessages(openRequestsMessages);
  const [offering, setOffering] = useState<Offering | null>(null);
  return (
    <div className="tele-inbox">
      <ul className="tele-inbox__rows" aria-label={t.list}>
        {requests.map((request) => (
          <OpenRequestRow key={request.requestId} request={request} onMakeOffer={() => setOffering({ request })} />
        ))}
      </ul>
      <MakeOfferSheet offering={offering} payouts={payouts} onClose={() => setOffering(null)} />
    </div>
  );
};
