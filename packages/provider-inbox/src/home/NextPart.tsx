import { AppointmentPanes, splitAt } from '@tele/appointments';
import type { Wording } from '@tele/core';
import { QueryBoundary, useNow } from '@tele/kit';
import { HomeEmpty, HomeLoading, HomeMore, HomePart } from '@tele/kit/screens';
import { useMessages } from '@tele/ui';
import type { ProviderHomeLinks } from './provider-home-links.ts';
import { rowLimits, type ProviderHomeParts } from './provider-home.data.ts';
import { providerHomeMessages } from './provider-home.messages.ts';

export interface NextPartProps extends Pick<ProviderHomeLinks, 'appointmentsHref' | 'rescheduleHref'> {
  query: ProviderHomeParts['appointments'];
  zone: string;
  words: Wording;
}

export const NextPart = ({ query, zone, words, appointmentsHref, rescheduleHref }: NextPartProps) => {
  const t = useMessages(providerHomeMessages);
  const now = useNow();
  return (
    <HomePart title={t.next} all={{ href: appointmentsHref, label: t.allAppointments }}>
      <QueryBoundary
        query={query}
        loading={<HomeLoading heights={[64, 160]} />}
        loadingLabel={t.nextLoading}
        errorTitle={t.failed}
        headingLevel={3}
      >
        {({ items, count }) => {
          const { upcoming, past } = splitAt(items, now);
          const [first, ...others] = upcoming.slice(0, rowLimits.appointments);
          if (!first) return <HomeEmpty drawn>{t.noneNext({ words })}</HomeEmpty>;
          const more = count - past.length - 1 - others.length;
          return (
            <>
              <AppointmentPanes appointments={[first, ...others]} zone={zone} answerHref={rescheduleHref} />
              {more > 0 && <HomeMore>{t.moreAppointments({ count: more })}</HomeMore>}
            </>
          );
        }}
      </QueryBoundary>
    </HomePart>
  );
};
