import { useInfiniteQuery } from '@tanstack/react-query';
import { browserZone, QueryBoundary, useFormat, useNow, useRequestZone, useTele, ZonePicker } from '@tele/kit';
import { dayKey, startOf } from '@tele/core';
import { LatePart, PageHeader, useMessages } from '@tele/ui';
import { useEffect } from 'react';
import { idOf, upcomingAppointments } from './appointments.data.ts';
import { appointmentsMessages } from './appointments.messages.ts';
import { AppointmentList } from './AppointmentList.tsx';
import type { Role } from './AppointmentRow.tsx';
import { AppointmentsLoading } from './AppointmentsLoading.tsx';
import { MissingAppointment } from './MissingAppointment.tsx';
import type { RescheduleLinks } from './RescheduleNote.tsx';
import { lateOpenAppointment } from './late-open-appointment.ts';
import { isOver, nextOf, splitAt } from './timeline.ts';
import { useCandidates } from './use-candidates.ts';
import { usePast } from './use-past.ts';
import { useShownAppointment } from './use-shown-appointment.ts';
import './AppointmentsScreen.css';

export interface AppointmentsScreenProps extends RescheduleLinks {
  /** Viewer's role, which decides the counterpart, the patient's details and cancellation fees. */
  role: Role;
  /** Offer ID, selection ID or slot instant of the appointment to highlight and open, once. */
  apt?: string;
  onAptClosed?: () => void;
}

export const AppointmentsScreen = ({ role, apt, onAptClosed, rescheduleHref, answerHref }: AppointmentsScreenProps) => {
  const { client } = useTele();
  const format = useFormat();
  const now = useNow();
  const [zone, setZone] = useRequestZone(apt ?? null, role === 'patient' ? browserZone : undefined);
  const pages = useInfiniteQuery(upcomingAppointments(client, role));
  const { items, count = 0, first } = pages.data ?? {};
  const { upcoming, past: over } = splitAt(items ?? [], now);
  const shown = useShownAppointment(useCandidates(items, role, apt), apt, onAptClosed);
  const { marked } = shown;
  useEffect(() => {
    if (count > 0) lateOpenAppointment.preload();
  }, [count]);
  const past = usePast({ role, counted: first?.past, over, marked: marked !== null && isOver(marked, now) });
  const t = useMessages(appointmentsMessages);
  const read = [...(items ?? []), ...(past.pages.data?.items ?? []), ...(marked ? [marked] : [])];
  const selected = read.find((appointment) => idOf(appointment) === shown.id);
  const upcomingLine = (): string => {
    const next = nextOf(upcoming, now);
    const total = count - over.length;
    if (!next) return t.upcoming({ count: total });
    const time = format.time(startOf(next), zone);
    const today = dayKey(startOf(next), zone) === dayKey(now.toISOString(), zone);
    return today
      ? t.upcomingToday({ count: total, time })
      : t.upcomingLater({ count: total, day: format.day(startOf(next), zone, now), time });
  };
  return (
    <div className="tele-appointments">
      <PageHeader
        title={t.title}
        lede={upcoming.length > 0 && upcomingLine()}
        tools={<ZonePicker value={zone} onValueChange={setZone} />}
      />
      {shown.missing && apt !== undefined && <MissingAppointment apt={apt} />}
      <QueryBoundary query={pages} loading={<AppointmentsLoading />} loadingLabel={t.loading} errorTitle={t.notLoaded}>
        {({ items: appointments }) => (
          <AppointmentList
            appointments={appointments}
            pages={pages}
            past={past}
            role={role}
            zone={zone}
            marked={marked}
            onOpen={shown.open}
          />
        )}
      </QueryBoundary>
      {selected && (
        <LatePart code={lateOpenAppointment} loading={null}>
          {(OpenAppointment) => (
            <OpenAppointment
              appointment={selected}
              open={shown.isOpen}
              role={role}
              zone={zone}
              rescheduleHref={rescheduleHref}
              answerHref={answerHref}
              onClose={shown.close}
              onCancelled={() => {
                shown.close();
                shown.forget();
              }}
            />
          )}
        </LatePart>
      )}
    </div>
  );
};
