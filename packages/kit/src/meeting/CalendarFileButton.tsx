import { ButtonLink, CalendarPlusIcon, useMessages, type LinkTargetProps } from '@tele/ui';
import { useNow } from '../provider/context.ts';
import { calendarFileUrl } from './calendar-file-url.ts';
import type { InCalendar } from './CalendarLinks.tsx';
import { meetingMessages } from './meeting.messages.ts';

export interface CalendarFileButtonProps {
  appointment: InCalendar;
}

/** A data: URL must bypass the host's router. */
const Anchor = ({ children, ...rest }: LinkTargetProps) => <a {...rest}>{children}</a>;

export const CalendarFileButton = ({ appointment }: CalendarFileButtonProps) => {
  const t = useMessages(meetingMessages);
  const now = useNow();
  return (
    <ButtonLink
      as={Anchor}
      href={calendarFileUrl(appointment, now)}
      download="appointment.ics"
      iconStart={CalendarPlusIcon}
    >
      {t.file}
    </ButtonLink>
  );
};
