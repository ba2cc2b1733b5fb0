import { NextAppointments, splitAt } from '@tele/appointments';
import { QueryBoundary, useNow } from '@tele/kit';
import { Skeleton, useMessages } from '@tele/ui';
import { rowLimits } from './dashboard-inputs.ts';
import type { HomeParts } from './patient-dashboard.data.ts';
import { homeMessages } from './patient-dashboard.messages.ts';
import type { HomeLinks } from './dashboard-links.ts';
import { DashboardPart } from './DashboardPart.tsx';
import './DashboardPart.css';

export interface UpcomingPartProps extends Pick<HomeLinks, 'appointmentsHref'> {
  query: HomeParts['appointments'];
  zone: string;
}

/** Next appointments, soonest first. Past ones disappear automatically. */
export const UpcomingPart = ({ query, zone, appointmentsHref }: UpcomingPartProps) => {
  const t = useMessages(homeMessages);
  const now = useNow();
  return (
    <DashboardPart title={t.upcoming} all={{ href: appointmentsHref(), label: t.allAppointments }}>
      <QueryBoundary
        query={query}
        loading={
          <div className="tele-home__skeleton">
            <Skeleton shape="block" height={64} />
            <Skeleton shape="block" height={64} />
          </div>
        }
        loadingLabel={t.upcomingLoading}
        errorTitle={t.failed}
        headingLevel={3}
      >
        {({ items, count }) => {
          const { upcoming, past } = splitAt(items, now);
          if (upcoming.length === 0) return <p className="tele-home__none">{t.noneUpcoming}</p>;
          const next = upcoming.slice(0, rowLimits.appointments);
          const more = count - past.length - next.length;
          return (
            <>
              <NextAppointments appointments={next} role="patient" zone={zone} href={appointmentsHref} />
              {more > 0 && <p className="tele-home__more">{t.moreAppointments({ count: more })}</p>}
            </>
          );
        }}
      </QueryBoundary>
    </DashboardPart>
  );
};
