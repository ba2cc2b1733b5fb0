import { AppointmentPanes, splitAt } from '@tele/appointments';
import type { Wording } from '@tele/core';
import { QueryBoundary, useNow } from '@tele/kit';
import { Skeleton, Sprig, useMessages } from '@tele/ui';
import { DashboardPart } from '../patient-dashboard/DashboardPart.tsx';
import type { WorkHomeLinks } from './dashboard-links.ts';
import { rowLimits, type WorkHomeParts } from './specialist-dashboard.data.ts';
import { workHomeMessages } from './specialist-dashboard.messages.ts';
import '../patient-dashboard/DashboardPart.css';

export interface NextPartProps extends Pick<WorkHomeLinks, 'appointmentsHref' | 'rescheduleHref'> {
  query: WorkHomeParts['appointments'];
  zone: string;
  words: Wording;
}

/** Next appointments as panes. Past ones disappear automatically. */
export const NextPart = ({ query, zone, words, appointmentsHref, rescheduleHref }: NextPartProps) => {
  const t = useMessages(workHomeMessages);
  const now = useNow();
  return (
    <DashboardPart title={t.next} all={{ href: appointmentsHref, label: t.allAppointments }}>
      <QueryBoundary
        query={query}
        loading={
          <div className="tele-home__skeleton">
            <Skeleton shape="block" height={64} />
            <Skeleton shape="block" height={160} />
          </div>
        }
        loadingLabel={t.nextLoading}
        errorTitle={t.failed}
        headingLevel={3}
      >
        {({ items, count }) => {
          const { upcoming, past } = splitAt(items, now);
          const [first, ...others] = upcoming.slice(0, rowLimits.appointments);
          if (!first) {
            return (
              <div className="tele-home__none" data-drawn>
                <Sprig />
                <p>{t.noneNext({ words })}</p>
              </div>
            );
          }
          const more = count - past.length - 1 - others.length;
          return (
            <>
              <AppointmentPanes appointments={[first, ...others]} zone={zone} answerHref={rescheduleHref} />
              {more > 0 && <p className="tele-home__more">{t.moreAppointments({ count: more })}</p>}
            </>
          );
        }}
      </QueryBoundary>
    </DashboardPart>
  );
};
