import type { OpenRequest, ProfessionId } from '@tele/core';
import { useNow } from '@tele/kit';
import { RescheduleAppointmentSheet } from '../../reschedule/RescheduleAppointmentSheet.tsx';
import { useRescheduling } from '../../reschedule/use-rescheduling.ts';
import { Split } from '../../screen/Split.tsx';
import type { Booker } from '../../submit/booker.data.ts';
import { useRequestQuestion } from '../shared/use-request-question.ts';
import { AcceptSheet } from './offers/AcceptSheet.tsx';
import type { useAccepting } from './offers/use-accepting.ts';
import { useShownOffers } from './offers/use-shown-offers.ts';
import type { OpenRequestActions } from './open-request.data.ts';
import { OpenRequestAside } from './OpenRequestAside.tsx';
import { OpenRequestDialogs } from './OpenRequestDialogs.tsx';
import { OpenRequestMain } from './OpenRequestMain.tsx';

export interface OpenRequestDetailProps {
  request: OpenRequest;
  zone: string;
  appointmentsHref: string | undefined;
  findHref?: ((profession: ProfessionId) => string) | undefined;
  onFind?: (() => void) | undefined;
  booker: Booker;
  accepting: ReturnType<typeof useAccepting>;
  actions: OpenRequestActions;
  onDeleted: () => void;
}

export const OpenRequestDetail = (props: OpenRequestDetailProps) => {
  const { request, zone, accepting, actions } = props;
  const now = useNow();
  const { booking } = request;
  const offers = useShownOffers(request.offers, () => void actions.readAgain());
  const { question, status, ask, close, settle } = useRequestQuestion(request.status, actions.forgetErrors);
  const confirmed = booking?.status === 'CONFIRMED' ? booking : null;
  const mayCancel = confirmed !== null && Date.parse(confirmed.slotISO) > now.getTime();
  const rescheduling = useRescheduling(confirmed && { appointmentId: confirmed.offerId, booking: confirmed, zone });
  const chosenId = accepting.chosen?.offerId;
  const chosen = [...offers.shown, ...request.offers].find(({ offerId }) => offerId === chosenId);
  return (
    <>
      <Split
        main={<OpenRequestMain {...props} {...{ confirmed, mayCancel, offers, rescheduling }} onAsk={ask} />}
        aside={<OpenRequestAside {...{ request, confirmed, mayCancel, zone, rescheduling }} onAsk={ask} />}
      />
      {rescheduling && <RescheduleAppointmentSheet rescheduling={rescheduling} />}
      <OpenRequestDialogs
        {...{ question, request, status, zone }}
        cancel={actions.cancel}
        remove={actions.remove}
        onCancelBooking={(seen) => booking && void settle(actions.cancelBooking(booking.offerId, seen))}
        onDelete={() => void settle(actions.deleteRequest(), props.onDeleted)}
        onClose={close}
      />
      {chosen && accepting.chosen && (
        <AcceptSheet
          key={chosen.offerId}
          open={accepting.open && chosen.status !== 'ACCEPTED'}
          offer={chosen}
          slotISO={accepting.chosen.slotISO}
          zone={zone}
          booker={props.booker}
          held={accepting.held}
          onAccept={accepting.accept}
          onClose={accepting.close}
        />
      )}
    </>
  );
};
