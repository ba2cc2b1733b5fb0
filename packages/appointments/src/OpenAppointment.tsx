import { CancelDialog } from '@tele/kit';
import { waits } from '@tele/core';
import { useMessages, useToast } from '@tele/ui';
import { useState } from 'react';
import { idOf, useCancelAppointment } from './appointments.data.ts';
import { appointmentsMessages } from './appointments.messages.ts';
import { counterpartOf } from './AppointmentRow.tsx';
import { AppointmentSheet, type AppointmentSheetProps } from './AppointmentSheet.tsx';

export interface OpenAppointmentProps extends Pick<
  AppointmentSheetProps,
  'appointment' | 'open' | 'role' | 'zone' | 'rescheduleHref' | 'answerHref' | 'onClose'
> {
  onCancelled: () => void;
}

export const OpenAppointment = ({ onCancelled, ...sheet }: OpenAppointmentProps) => {
  const { appointment, role, zone } = sheet;
  const t = useMessages(appointmentsMessages);
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const cancel = useCancelAppointment(() => {
    setAsking(false);
    toast.show(t.cancelled, { tone: 'positive', durationMs: waits.toastCancelled });
    onCancelled();
  });
  return (
    <AppointmentSheet
      {...sheet}
      onCancelAsked={() => {
        cancel.reset();
        setAsking(true);
      }}
    >
      <CancelDialog
        appointment={appointment}
        open={asking}
        role={role}
        profession={appointment.profession}
        name={counterpartOf(appointment, role)}
        payerName={role === 'specialist' ? appointment.bookedBy : undefined}
        feeCents={appointment.feeCents}
        zone={zone}
        busy={cancel.isPending}
        paused={cancel.isPaused}
        error={cancel.error}
        onConfirm={(seen) => cancel.mutate({ params: { id: idOf(appointment) }, body: { seen } })}
        onKeep={() => setAsking(false)}
      />
    </AppointmentSheet>
  );
};
