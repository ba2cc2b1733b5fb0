import { callQuery, useChange, useTele } from '@tele/kit';
import { NamedList, AlertList } from '@tele/match-widget/screens';
import { useMessages, useToast } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import { homeMessages } from './home.messages.ts';
import type { HomeLinks } from './home-links.ts';
import { HomePart } from './HomePart.tsx';

export interface KeptPartProps extends Pick<HomeLinks, 'alertHref' | 'specialistHref'> {
  zone: string;
}

/** Alerts and favourites, beside the dashboard. Nothing is drawn while there is nothing: no part waits for it or fails with it. */
export const KeptPart = ({ zone, alertHref, specialistHref }: KeptPartProps) => {
  const { client } = useTele();
  const t = useMessages(homeMessages);
  const alerts = useQuery(callQuery(client, 'myAlerts'));
  const toast = useToast();
  const stop = useChange('turnOffAlert');
  const favourites = useQuery(callQuery(client, 'myFavourites'));
  return (
    <>
      {alerts.data && alerts.data.items.length > 0 && (
        <HomePart title={t.yourAlerts}>
          <AlertList
            alerts={alerts.data.items}
            zone={zone}
            href={alertHref}
            onStop={(id) =>
              stop.mutate({ params: { id } }, { onError: () => toast.show(t.notStopped, { tone: 'critical' }) })
            }
          />
        </HomePart>
      )}
      {favourites.data && favourites.data.items.length > 0 && (
        <HomePart title={t.favourites}>
          <NamedList specialists={favourites.data.items} href={specialistHref} />
        </HomePart>
      )}
    </>
  );
};
