import { TeleError } from '@tele/core/client';
import { errorText, useNow } from '@tele/kit';
import { cancellingMoney, waits, type CancellingMoney } from '@tele/core';
import { useMessages, useToast } from '@tele/ui';
import { useState } from 'react';
import { idOf, useCancelAppointment } from './appointments.data.ts';
import { appointmentsMessages } from './appointments.messages.ts';
import { AppointmentSheet, type AppointmentSheetProps } from './AppointmentSheet.tsx';
import { CancelDialog } from './CancelDialog.tsx';

export interface OpenAppointmentProps extends Pick<
  AppointmentSheetProps,
  'appointment' | 'open' | 'role' | 'zone' | 'moveHref' | 'answerHref' | 'onClose'
> {
  /** It is an appointment no more; the person has been told. */
  onCancelled: () => void;
}

/** The sheet of an appointment, and what it takes to cancel it there (spec sections 2 and 5). */
export const OpenAppointment = ({ onCancelled, ...sheet }: OpenAppointmentProps) => {
  const { appointment, role, zone } = sheet;
  const t = useMessages(appointmentsMessages);
  const now = useNow();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const cancel = useCancelAppointment(() => {
    setAsking(false);
    toast.show(t.cancelled, { tone: 'positive', durationMs: waits.toastCancelled });
    onCancelled();
  });
  // The time that was left when the question was asked may be over by the clock that counts, the service's.
  const moneyNow = (): CancellingMoney => {
    const money = cancellingMoney(appointment, role, now);
    return money === 'offer-refunded' && isStale(cancel.error) ? 'offer-kept' : money;
  };
  const failure = (error: Error): string => {
    const why = errorText(error, '');
    if (isStale(error)) return why;
    return why ? t.notCancelledBecause({ why }) : t.notCancelled;
  };
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
        zone={zone}
        money={moneyNow()}
        busy={cancel.isPending}
        paused={cancel.isPaused}
        error={cancel.error && failure(cancel.error)}
        onConfirm={() => cancel.mutate({ params: { id: idOf(appointment) }, body: { seen: moneyNow() } })}
        onKeep={() => setAsking(false)}
      />
    </AppointmentSheet>
  );
};

/** What was said of the money is no longer true: nothing was cancelled. */
const isStale = (error: Error | null): boolean => error instanceof TeleError && error.code === 'STALE';
