import { NextAppointments, splitAt } from '@tele/appointments';
import { QueryBoundary, useNow } from '@tele/kit';
import { HomeEmpty, HomeLoading, HomeMore, HomePart } from '@tele/kit/screens';
import { useMessages } from '@tele/ui';
import { rowLimits } from './home-inputs.ts';
import type { HomeParts } from './patient-home.data.ts';
import { patientHomeMessages } from './patient-home.messages.ts';
import type { PatientHomeLinks } from './patient-home-links.ts';

export interface UpcomingPartProps extends Pick<PatientHomeLinks, 'appointmentsHref'> {
  query: HomeParts['appointments'];
  zone: string;
}

/** Next appointments, soonest first. Past ones disappear automatically. */
export const UpcomingPart = ({ query, zone, appointmentsHref }: UpcomingPartProps) => {
  const t = useMessages(patientHomeMessages);
  const now = useNow();
  return (
    <HomePart title={t.upcoming} all={{ href: appointmentsHref(), label: t.allAppointments }}>
      <QueryBoundary
        query={query}
        loading={<HomeLoading heights={[64, 64]} />}
        loadingLabel={t.upcomingLoading}
        errorTitle={t.failed}
        headingLevel={3}
      >
        {({ items, count }) => {
          const { upcoming, past } = splitAt(items, now);
          if (upcoming.length === 0) return <HomeEmpty>{t.noneUpcoming}</HomeEmpty>;
          const next = upcoming.slice(0, rowLimits.appointments);
          const more = count - past.length - next.length;
          return (
            <>
              <NextAppointments appointments={next} role="patient" zone={zone} href={appointmentsHref} />
              {more > 0 && <HomeMore>{t.moreAppointments({ count: more })}</HomeMore>}
            </>
          );
        }}
      </QueryBoundary>
    </HomePart>
  );
};
