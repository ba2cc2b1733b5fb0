import { useQueryClient } from '@tanstack/react-query';
import { defaultOfferSlot, offerFaults, waits, type MoneyEntry } from '@tele/core';
import { errorText, refreshAfter, useChange, useForm, useTele, type OfferEvent } from '@tele/kit';
import { useMessages, useToast } from '@tele/ui';
import { useRef, useState } from 'react';
import type { Offering } from './MakeOfferSheet.tsx';
import { makeOfferMessages } from './make-offer.messages.ts';
import { offerFields, slotNames, type OfferEntries, type SlotName } from './offer-fields.ts';
import { atItsTime, fieldOf, refusalOf } from './offer-refusal.ts';
import { entryOf, noSlot } from './slot-entry.ts';

export interface OfferFormInput {
  offering: Offering;
  clashText: (slotISO: string) => string | null;
  onSent: (offer: OfferEvent) => void;
  onPayoutsNeeded: () => void;
}

export const useOfferForm = ({ offering, clashText, onSent, onPayoutsNeeded }: OfferFormInput) => {
  const { requestId } = offering.request;
  const { now } = useTele();
  const t = useMessages(makeOfferMessages);
  const cache = useQueryClient();
  const toast = useToast();
  const offer = useChange('createOffer');
  const sent = useRef<SlotName[]>([]);
  const [ended, setEnded] = useState<string | null>(null);
  const form = useForm({
    fields: (entries: OfferEntries) => offerFields({ now: now(), clashText, halfText: t['slot-half'] })(entries),
    initial: {
      fee: (offering.feeCents ?? null) as MoneyEntry,
      slot1: entryOf(defaultOfferSlot(now())),
      slot2: noSlot,
      slot3: noSlot,
    },
    faults: Object.fromEntries(Object.keys(offerFaults).map((fault) => [fault, t[fault as keyof typeof offerFaults]])),
    draft: `inbox.offer.${requestId}`,
    failureText: t.failed,
    fieldOf: (input) => fieldOf(sent.current)(input),
    onSubmit: async ({ fee, ...slots }) => {
      const rows = slotNames.filter((name) => slots[name] !== null);
      sent.current = rows;
      try {
        const body = { requestId, feeCents: fee, slots: rows.flatMap((name) => slots[name] ?? []) };
        const { offerId } = await offer.mutateAsync({ body });
        toast.show(t.sent, { tone: 'positive', durationMs: waits.toastOffered });
        onSent({ offerId, requestId });
        return undefined;
      } catch (error) {
        const refusal = refusalOf(error);
        // A patient has booked: refreshes related data, including the specialist's day.
        if (refusal === 'slot') void refreshAfter(cache, 'finaliseOffer');
        if (refusal === 'payouts') onPayoutsNeeded();
        if (refusal !== 'closed') throw atItsTime(error, rows);
        void refreshAfter(cache, 'createOffer');
        setEnded(errorText(error, t.failed));
        return false;
      }
    },
  });
  return {
    form,
    ended,
    waiting: offer.isPaused,
  };
};
