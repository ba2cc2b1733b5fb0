import type { Appointment } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { ButtonLink, CalendarClockIcon, Icon, useMessages } from '@tele/ui';
import { counterpartOf, type Role } from './AppointmentRow.tsx';
import { rescheduleMessages } from './reschedule.messages.ts';
import './RescheduleNote.css';

export interface RescheduleLinks {
  rescheduleHref?: (appointment: Appointment) => string | undefined;
  answerHref?: (rescheduleId: string) => string;
}

export interface RescheduleNoteProps extends RescheduleLinks {
  appointment: Appointment;
  role: Role;
  zone: string;
}

/** Reschedule request with its outcome and link (design section 10 ‘e2’). The old time never looks cancelled. */
export const RescheduleNote = ({ appointment, role, zone, rescheduleHref, answerHref }: RescheduleNoteProps) => {
  const t = useMessages(rescheduleMessages);
  const format = useFormat();
  const now = useNow();
  const { reschedule } = appointment;
  if (!reschedule || reschedule.status === 'WITHDRAWN' || reschedule.status === 'CANCELLED') return null;
  const isAsked = reschedule.status === 'ASKED';
  // The specialist already knows about declined and expired requests.
  if (role === 'specialist' && !isAsked && reschedule.status !== 'ACCEPTED') return null;
  const to = format.dayTimeWithZone(reschedule.toISO, zone, now);
  const from = format.dayTimeWithZone(reschedule.fromISO, zone, now);
  const until = format.dayTimeWithZone(reschedule.answerBy, zone, now);
  const name = counterpartOf(appointment, role);
  const words = {
    ASKED: {
      title: t.rescheduleRequested({ to }),
      text: role === 'patient' ? t.answersBy({ name, until }) : t.answerBy({ until }),
    },
    ACCEPTED: { title: t.moved, text: t.movedFrom({ from }) },
    DECLINED: { title: t.kept, text: t.keptText({ name, to }) },
    ENDED: { title: t.kept, text: t.unanswered({ name }) },
  }[reschedule.status];
  const href = role === 'specialist' ? answerHref?.(reschedule.rescheduleId) : rescheduleHref?.(appointment);
  return (
    <div className="tele-reschedule-note">
      <Icon icon={CalendarClockIcon} className="tele-reschedule-note__icon" />
      <div className="tele-reschedule-note__words">
        <b>{words.title}</b>
        <p>{words.text}</p>
        {role === 'specialist' && isAsked && reschedule.line && (
          <blockquote className="tele-reschedule-note__line">{reschedule.line}</blockquote>
        )}
      </div>
      {isAsked && href !== undefined && (
        <ButtonLink size="sm" href={href}>
          {role === 'specialist' ? t.answer : t.see}
        </ButtonLink>
      )}
    </div>
  );
};
