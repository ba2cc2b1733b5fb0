import { useQuery } from '@tanstack/react-query';
import { errorText, QueryBoundary, useDisplayZone, useNow, useTele, ZonePicker } from '@tele/kit';
import { PageHeader } from '@tele/ui';
import { useState } from 'react';
import { appointmentsQuery, idOf } from './appointments.data.ts';
import { AppointmentList } from './AppointmentList.tsx';
import type { Role } from './AppointmentRow.tsx';
import { AppointmentSheet } from './AppointmentSheet.tsx';
import { AppointmentsLoading } from './AppointmentsLoading.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { splitAt, upcomingLine } from './timeline.ts';
import { useCancelAppointment } from './use-cancel-appointment.ts';
import { useShownAppointment } from './use-shown-appointment.ts';
import './AppointmentsScreen.css';

export interface AppointmentsScreenProps {
  /** Whose side is shown: it decides the counterpart, the patient's details and the money of a cancellation. */
  role: Role;
  /** An offerId, a selectionId or a slot's instant: that appointment is marked and opened, once. */
  apt?: string;
  /** Called when `apt` has been opened, so that the host may drop it from its address. */
  onAptShown?: () => void;
}

/** Appointments of the person signed in, by calendar day (spec section 2 'Appointments'). */
export const AppointmentsScreen = ({ role, apt, onAptShown }: AppointmentsScreenProps) => {
  const { client } = useTele();
  const now = useNow();
  const [zone, setZone] = useDisplayZone(role === 'patient' ? 'browser' : undefined);
  const query = useQuery(appointmentsQuery(client));
  const shown = useShownAppointment(query.data, apt, onAptShown);
  const [asking, setAsking] = useState(false);
  const cancel = useCancelAppointment(() => {
    setAsking(false);
    shown.close();
  });
  const selected = query.data?.find((appointment) => idOf(appointment) === shown.id);
  const upcoming = query.data && splitAt(query.data, now).upcoming;
  return (
    <div className="tele-appointments">
      <PageHeader
        title="Appointments"
        lede={upcoming && upcoming.length > 0 && upcomingLine(upcoming, zone, now)}
        tools={<ZonePicker value={zone} onValueChange={setZone} />}
      />
      <QueryBoundary
        query={query}
        loading={<AppointmentsLoading />}
        loadingLabel="Loading appointments"
        errorTitle="Failed to load appointments."
      >
        {(appointments) => (
          <AppointmentList
            appointments={appointments}
            role={role}
            zone={zone}
            markedId={shown.markedId}
            onOpen={shown.open}
          />
        )}
      </QueryBoundary>
      {selected && (
        <AppointmentSheet
          appointment={selected}
          open={shown.isOpen}
          role={role}
          zone={zone}
          onClose={shown.close}
          onCancelAsked={() => {
            cancel.reset();
            setAsking(true);
          }}
        >
          <CancelDialog
            appointment={selected}
            open={asking}
            role={role}
            zone={zone}
            busy={cancel.isPending}
            paused={cancel.isPaused}
            error={cancel.error && `Failed to cancel appointment. ${errorText(cancel.error, '')}`.trim()}
            onConfirm={() => cancel.mutate(idOf(selected))}
            onKeep={() => setAsking(false)}
          />
        </AppointmentSheet>
      )}
    </div>
  );
};
