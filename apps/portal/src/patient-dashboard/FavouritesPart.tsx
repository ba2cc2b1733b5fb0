import { callQuery, useChange, useTele } from '@tele/kit';
import { NamedList, AlertList } from '@tele/match-widget/screens';
import { useMessages, useToast } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import { homeMessages } from './patient-dashboard.messages.ts';
import type { HomeLinks } from './dashboard-links.ts';
import { DashboardPart } from './DashboardPart.tsx';

export interface FavouritesPartProps extends Pick<HomeLinks, 'alertHref' | 'specialistHref'> {
  zone: string;
}

/** Alerts and favourites. Renders nothing while empty, loading or failed. */
export const FavouritesPart = ({ zone, alertHref, specialistHref }: FavouritesPartProps) => {
  const { client } = useTele();
  const t = useMessages(homeMessages);
  const alerts = useQuery(callQuery(client, 'myAlerts'));
  const toast = useToast();
  const stop = useChange('turnOffAlert');
  const favourites = useQuery(callQuery(client, 'myFavourites'));
  return (
    <>
      {alerts.data && alerts.data.items.length > 0 && (
        <DashboardPart title={t.yourAlerts}>
          <AlertList
            alerts={alerts.data.items}
            zone={zone}
            href={alertHref}
            onStop={(id) =>
              stop.mutate({ params: { id } }, { onError: () => toast.show(t.notStopped, { tone: 'critical' }) })
            }
          />
        </DashboardPart>
      )}
      {favourites.data && favourites.data.items.length > 0 && (
        <DashboardPart title={t.favourites}>
          <NamedList specialists={favourites.data.items} href={specialistHref} />
        </DashboardPart>
      )}
    </>
  );
};
