import type { Appointment } from '@tele/core';
import { MorePages, QueryBoundary, useNow } from '@tele/kit';
import { Card, Disclosure, EmptyState, useMessages } from '@tele/ui';
import { idOf, type AppointmentPages } from './appointments.data.ts';
import { appointmentsMessages } from './appointments.messages.ts';
import { AppointmentDays, type AppointmentDaysProps } from './AppointmentDays.tsx';
import { AppointmentsLoading } from './AppointmentsLoading.tsx';
import { splitAt, withMarked } from './timeline.ts';
import { pastRows, type Past } from './use-past.ts';
import './AppointmentList.css';

export interface AppointmentListProps extends Omit<AppointmentDaysProps, 'appointments' | 'latestFirst' | 'markedId'> {
  appointments: readonly Appointment[];
  pages: AppointmentPages;
  past: Past;
  /** Appointment from the URL, possibly on a page not loaded. */
  marked: Appointment | null;
}

export const AppointmentList = ({ appointments, pages, past, marked, ...given }: AppointmentListProps) => {
  const t = useMessages(appointmentsMessages);
  const now = useNow();
  const { upcoming, past: over } = splitAt(withMarked(appointments, marked), now);
  const shared = { ...given, markedId: marked && idOf(marked) };
  return (
    <div className="tele-appointment-list">
      {upcoming.length === 0 && !pages.hasNextPage ? (
        <Card>
          <EmptyState title={t.none} hint={t.noneHint} />
        </Card>
      ) : (
        <MorePages query={pages} shown={upcoming.length} className="tele-appointment-list__days">
          <AppointmentDays appointments={upcoming} {...shared} />
        </MorePages>
      )}
      {past.count > 0 && (
        <Disclosure
          look="link"
          open={past.open}
          onOpenChange={past.onOpenChange}
          summary={t.past({ count: past.count })}
        >
          {past.open && (
            <div className="tele-appointment-list__past">
              <QueryBoundary
                query={past.pages}
                loading={<AppointmentsLoading />}
                loadingLabel={t.loading}
                errorTitle={t.notLoaded}
              >
                {({ items }) => {
                  const rows = pastRows(over, splitAt(items, now).past);
                  return (
                    <MorePages query={past.pages} shown={rows.length} className="tele-appointment-list__days">
                      <AppointmentDays appointments={rows} latestFirst {...shared} />
                    </MorePages>
                  );
                }}
              </QueryBoundary>
            </div>
          )}
        </Disclosure>
      )}
    </div>
  );
};
