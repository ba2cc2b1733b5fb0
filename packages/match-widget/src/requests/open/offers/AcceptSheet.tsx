import type { Offer } from '@tele/core';
import type { ConfirmPayment } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { worded } from '../../../screen/worded.ts';
import type { Booker } from '../../../submit/booker.data.ts';
import { BookingSheet } from '../../../submit/BookingSheet.tsx';
import type { HeldTime } from './accept-offer.ts';
import { AcceptStep } from './AcceptStep.tsx';
import { offerMessages } from './offer.messages.ts';

export interface AcceptSheetProps {
  open: boolean;
  offer: Offer;
  slotISO: string;
  zone: string;
  booker: Booker;
  held: HeldTime | null;
  onAccept: (confirm: ConfirmPayment | null) => Promise<void>;
  onClose: () => void;
}

/** 'Accept the offer' (design section 10 'o', `o4-accept-offer`). */
export const AcceptSheet = (props: AcceptSheetProps) => {
  const { open, offer, onClose } = props;
  const t = useMessages(offerMessages);
  const words = worded(offer.request.profession);
  return (
    <BookingSheet
      open={open}
      worded={words}
      title={t.sheetTitle}
      describe={(step) => (step === 'details' ? t.sheetDetails : offer.request.specialty)}
      booker={props.booker}
      madeFor={offer.forName}
      backLabel={t.back}
      nextLabel={t.toPay}
      onClose={onClose}
    >
      {(step) => <AcceptStep {...props} {...step} worded={words} />}
    </BookingSheet>
  );
};
