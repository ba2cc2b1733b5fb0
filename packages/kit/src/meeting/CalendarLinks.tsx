import { calendarLink, outlookLink, type AppointmentTime, type Meeting } from '@tele/core';
import { CalendarPlusIcon, Icon, useMessages, VisuallyHidden } from '@tele/ui';
import { useNow } from '../provider/context.ts';
import { calendarFileUrl } from './calendar-file-url.ts';
import { meetingMessages } from './meeting.messages.ts';
import './CalendarLinks.css';

export type InCalendar = AppointmentTime & {
  offerId: string | null;
  selectionId: string | null;
  /** 'Telehealth appointment', 'Appointment': never a name, a specialty or a reason. */
  title: string;
  sequence: number;
  meeting: Meeting | null;
};

export interface CalendarLinksProps {
  appointment: InCalendar;
  /** False where a Google link is already shown. Default: true. */
  google?: boolean;
}

/** Calendar file and links. Same ID and sequence as the emails' files, so each replaces the one before. */
export const CalendarLinks = ({ appointment, google = true }: CalendarLinksProps) => {
  const t = useMessages(meetingMessages);
  const now = useNow();
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <div role="group" className="tele-calendar-links" aria-label={t.calendars}>
      <Icon icon={CalendarPlusIcon} size="sm" className="tele-calendar-links__icon" />
      <a href={calendarFileUrl(appointment, now)} download="appointment.ics">
        <span>{t.file}</span>
        <VisuallyHidden>{` ${t.fileHint}`}</VisuallyHidden>
      </a>
      {google && (
        <a href={calendarLink(appointment)} {...elsewhere}>
          <span>{t.google}</span>
          <VisuallyHidden>{` ${t.newTab}`}</VisuallyHidden>
        </a>
      )}
      <a href={outlookLink(appointment)} {...elsewhere}>
        <span>{t.outlook}</span>
        <VisuallyHidden>{` ${t.newTab}`}</VisuallyHidden>
      </a>
    </div>
  );
};
