import type { Appointment } from '@tele/core';
import { LatePart, useMessages } from '@tele/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { idOf } from './appointments.data.ts';
import { appointmentsMessages } from './appointments.messages.ts';
import { AppointmentDays } from './AppointmentDays.tsx';
import { AppointmentDetail } from './AppointmentDetail.tsx';
import { lateOpenAppointment } from './late-open-appointment.ts';
import type { RescheduleLinks } from './RescheduleNote.tsx';
import { paneStep } from './pane-step.ts';
import './AppointmentsScreen.css';
import './AppointmentPanes.css';

export interface AppointmentPanesProps extends Pick<RescheduleLinks, 'answerHref'> {
  appointments: readonly [Appointment, ...Appointment[]];
  zone: string;
}

/** Appointments with a detail pane (design section 10 'p'): arrows change it, Enter focuses it. Narrow: a sheet. */
export const AppointmentPanes = ({ appointments, zone, answerHref }: AppointmentPanesProps) => {
  const t = useMessages(appointmentsMessages);
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [shownId, setShownId] = useState<string | null>(null);
  const [stopId, setStopId] = useState<string | null>(null);
  const [open, setOpen] = useState<Appointment | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [next] = appointments;
  useEffect(() => lateOpenAppointment.preload(), []);
  const of = (id: string | null): Appointment => appointments.find((each) => idOf(each) === id) ?? next;
  const shown = of(shownId);
  const isWide = (): boolean => (heading.current?.getClientRects().length ?? 0) > 0;
  const show = (id: string): void => {
    setStopId(id);
    if (isWide()) setShownId(id);
  };
  const pick = (id: string): void => {
    show(id);
    if (isWide()) return;
    setOpen(of(id));
    setIsOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter' && isWide()) {
      event.preventDefault();
      heading.current?.focus();
      return;
    }
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])];
    const step = paneStep(event.key, rows.indexOf(event.currentTarget), rows.length);
    const row = step === null ? undefined : rows[step];
    if (!row) return;
    event.preventDefault();
    show(row.dataset['id'] ?? '');
    row.focus();
  };
  return (
    <div className="tele-appointment-panes">
      <div className="tele-appointment-panes__panes">
        <div className="tele-appointment-panes__next">
          <AppointmentDetail appointment={next} zone={zone} answerHref={answerHref} />
        </div>
        <div ref={list} role="group" aria-label={t.list} className="tele-appointment-panes__list tele-appointments">
          <AppointmentDays
            appointments={appointments}
            role="specialist"
            zone={zone}
            headingLevel={3}
            picked={{ currentId: idOf(shown), stopId: idOf(of(stopId ?? shownId)), onKeyDown }}
            onOpen={pick}
          />
        </div>
        <div className="tele-appointment-panes__detail">
          <AppointmentDetail appointment={shown} zone={zone} answerHref={answerHref} headingRef={heading} />
        </div>
      </div>
      {open && (
        <LatePart code={lateOpenAppointment} loading={null}>
          {(OpenAppointment) => (
            <OpenAppointment
              appointment={open}
              open={isOpen}
              role="specialist"
              zone={zone}
              answerHref={answerHref}
              onClose={() => setIsOpen(false)}
              onCancelled={() => setOpen(null)}
            />
          )}
        </LatePart>
      )}
    </div>
  );
};
