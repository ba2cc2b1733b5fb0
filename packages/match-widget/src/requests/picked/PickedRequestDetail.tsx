import { offers, requestStage, standingOfSelection, type ProfessionId, type Selection } from '@tele/core';
import type { BodyInput } from '@tele/core/contract';
import { useNow } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { useState } from 'react';
import { RescheduleAppointmentSheet } from '../../reschedule/RescheduleAppointmentSheet.tsx';
import { useRescheduling } from '../../reschedule/use-rescheduling.ts';
import { Split } from '../../screen/Split.tsx';
import { worded } from '../../screen/worded.ts';
import type { Booker } from '../../submit/booker.data.ts';
import { SubmitSheet } from '../../submit/SubmitSheet.tsx';
import { useRequestQuestion } from '../shared/use-request-question.ts';
import { pickedRequestMessages } from './picked-request.messages.ts';
import { PickedRequestAside } from './PickedRequestAside.tsx';
import { PickedRequestDialogs } from './PickedRequestDialogs.tsx';
import { PickedRequestMain } from './PickedRequestMain.tsx';
import type { RequestActions } from './request.data.ts';

export interface PickedRequestDetailProps {
  selection: Selection;
  zone: string;
  openPayment: boolean;
  justSent: boolean;
  appointmentsHref?: string | undefined;
  findHref?: ((profession: ProfessionId) => string) | undefined;
  onFind?: (() => void) | undefined;
  booker: Booker;
  actions: RequestActions;
  onPaid: () => void;
  onDeleted: () => void;
}

export const PickedRequestDetail = (props: PickedRequestDetailProps) => {
  const { selection, zone, booker, actions } = props;
  const t = useMessages(pickedRequestMessages);
  const now = useNow();
  const { booking, candidates, profession, specialty } = selection;
  const stage = requestStage(selection);
  const standing = standingOfSelection(selection);
  const may = {
    pay: offers('pay', standing, now),
    cancel: offers('withdraw', standing, now),
    delete: offers('delete', standing, now),
  };
  const [paying, setPaying] = useState(props.openPayment && may.pay);
  const { question, status, ask, close, settle } = useRequestQuestion(stage, actions.forgetErrors);
  const rescheduling = useRescheduling(
    booking && stage === 'booked' ? { appointmentId: selection.selectionId, booking, zone } : null,
  );
  const pay = async (payment: BodyInput<'attachPayment'>): Promise<void> => {
    await actions.pay(payment);
    props.onPaid();
    setPaying(false);
  };
  return (
    <>
      <Split
        main={
          <PickedRequestMain {...props} {...{ stage, may, rescheduling }} onPay={() => setPaying(true)} onAsk={ask} />
        }
        aside={<PickedRequestAside {...{ selection, stage, zone, may, rescheduling }} onAsk={ask} />}
      />
      {rescheduling && <RescheduleAppointmentSheet rescheduling={rescheduling} />}
      <PickedRequestDialogs
        {...{ question, selection, zone }}
        stage={status}
        cancel={actions.cancel}
        remove={actions.remove}
        onCancel={(seen) => void settle(actions.cancelRequest(seen))}
        onDelete={() => void settle(actions.deleteRequest(), props.onDeleted)}
        onClose={close}
      />
      <SubmitSheet
        open={paying}
        worded={worded(profession)}
        specialty={specialty}
        fee={{ agreed: selection }}
        picks={candidates.map(({ specialistName: name, ...pick }) => ({ name, ...pick }))}
        zone={zone}
        booker={booker}
        madeFor={selection.person?.name}
        failureText={t.payFailed}
        onClose={() => setPaying(false)}
        onPay={pay}
      />
    </>
  );
};
