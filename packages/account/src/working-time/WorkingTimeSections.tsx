import { useQuery } from '@tanstack/react-query';
import type { Calendars } from '@tele/core';
import { callQuery, QueryBoundary, useTele } from '@tele/kit';
import { Skeleton, useMessages } from '@tele/ui';
import type { AccountLinks } from '../links.ts';
import { CalendarsSection } from './CalendarsSection.tsx';
import { RulesSection } from './RulesSection.tsx';
import { TimeOffSection } from './TimeOffSection.tsx';
import { workingTimeMessages } from './working-time.messages.ts';

/** Poll interval in milliseconds while calendars sync in the background. */
const whileReadingMs = 3_000;

const isReading = (calendars: Calendars | undefined): boolean =>
  calendars?.others.some(({ beingRead, putOff }) => beingRead || putOff) ?? false;

export interface WorkingTimeSectionsProps {
  appointmentHref: AccountLinks['appointments'];
}

/** Notice and break, time off, and calendars. Each part loads and saves separately (design s2). */
export const WorkingTimeSections = ({ appointmentHref }: WorkingTimeSectionsProps) => {
  const t = useMessages(workingTimeMessages);
  const { client } = useTele();
  const rules = useQuery(callQuery(client, 'workingRules'));
  const away = useQuery(callQuery(client, 'timesAway'));
  const calendars = useQuery({
    ...callQuery(client, 'myCalendars'),
    refetchInterval: ({ state }) => (isReading(state.data) ? whileReadingMs : false),
  });
  const loading = <Skeleton shape="block" height={160} />;
  return (
    <>
      <QueryBoundary query={rules} errorTitle={t.rulesFailed} loadingLabel={t.rules} loading={loading}>
        {(found) => <RulesSection rules={found} />}
      </QueryBoundary>
      <QueryBoundary query={away} errorTitle={t.timeOffFailed} loadingLabel={t.timeOff} loading={loading}>
        {({ timeOff }) => <TimeOffSection appointmentHref={appointmentHref} timeOff={timeOff} />}
      </QueryBoundary>
      <QueryBoundary query={calendars} errorTitle={t.calendarsFailed} loadingLabel={t.calendars} loading={loading}>
        {(found) => <CalendarsSection calendars={found} />}
      </QueryBoundary>
    </>
  );
};
