import type { Appointment } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { ButtonLink, CalendarClockIcon, Icon, useMessages } from '@tele/ui';
import { counterpartOf, type Role } from './AppointmentRow.tsx';
import { moveMessages } from './move.messages.ts';
import './MoveNote.css';

/** Where a move is asked for, taken back or answered; what is left out is not offered here. */
export interface MoveLinks {
  /** Of a patient: the page of the booking, where it is moved. */
  moveHref?: (appointment: Appointment) => string | undefined;
  /** Of a specialist: where it is answered. */
  answerHref?: (moveId: string) => string;
}

export interface MoveNoteProps extends MoveLinks {
  appointment: Appointment;
  role: Role;
  /** IANA name of the zone shown. */
  zone: string;
}

/** That an appointment is asked to be moved, or what became of that, with the way to it (design section 10 'e2'). The old time never looks cancelled. */
export const MoveNote = ({ appointment, role, zone, moveHref, answerHref }: MoveNoteProps) => {
  const t = useMessages(moveMessages);
  const format = useFormat();
  const now = useNow();
  const { move } = appointment;
  if (!move || move.status === 'WITHDRAWN' || move.status === 'CANCELLED') return null;
  const isAsked = move.status === 'ASKED';
  // What was kept and what was not answered, its specialist knows.
  if (role === 'specialist' && !isAsked && move.status !== 'ACCEPTED') return null;
  const to = format.dayTimeWithZone(move.toISO, zone, now);
  const from = format.dayTimeWithZone(move.fromISO, zone, now);
  const until = format.dayTimeWithZone(move.answerBy, zone, now);
  const name = counterpartOf(appointment, role);
  const words = {
    ASKED: {
      title: t.asked({ to }),
      text: role === 'patient' ? t.answersBy({ name, until }) : t.answerBy({ until }),
    },
    ACCEPTED: { title: t.moved, text: t.movedFrom({ from }) },
    DECLINED: { title: t.kept, text: t.keptText({ name, to }) },
    ENDED: { title: t.kept, text: t.unanswered({ name }) },
  }[move.status];
  const href = role === 'specialist' ? answerHref?.(move.moveId) : moveHref?.(appointment);
  return (
    <div className="tele-move-note">
      <Icon icon={CalendarClockIcon} className="tele-move-note__icon" />
      <div className="tele-move-note__words">
        <b>{words.title}</b>
        <p>{words.text}</p>
        {role === 'specialist' && isAsked && move.line && (
          <blockquote className="tele-move-note__line">{move.line}</blockquote>
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
