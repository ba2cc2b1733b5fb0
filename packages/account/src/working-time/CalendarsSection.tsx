import type { Calendars } from '@tele/core';
import { useMessages } from '@tele/ui';
import { AccountSection } from '../section/AccountSection.tsx';
import { FeedCard } from './FeedCard.tsx';
import { OtherCalendars } from './OtherCalendars.tsx';
import { workingTimeMessages } from './working-time.messages.ts';

export interface CalendarsSectionProps {
  calendars: Calendars;
}

/** Exports own bookings, imports busy times of other calendars. */
export const CalendarsSection = ({ calendars }: CalendarsSectionProps) => {
  const t = useMessages(workingTimeMessages);
  return (
    <AccountSection title={t.calendars} lede={t.calendarsLede}>
      <FeedCard feed={calendars.feed} />
      <OtherCalendars calendars={calendars.others} />
    </AccountSection>
  );
};
