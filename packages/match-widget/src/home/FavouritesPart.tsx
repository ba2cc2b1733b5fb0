import { callQuery, useChange, useTele } from '@tele/kit';
import { HomePart } from '@tele/kit/screens';
import { useMessages, useToast } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import { NamedList } from '../specialist/NamedList.tsx';
import { AlertList } from '../alerts/AlertList.tsx';
import { patientHomeMessages } from './patient-home.messages.ts';
import type { PatientHomeLinks } from './patient-home-links.ts';

export interface FavouritesPartProps extends Pick<PatientHomeLinks, 'alertHref' | 'specialistHref'> {
  zone: string;
}

/** Alerts and favourites. Renders nothing while empty, loading or failed. */
export const FavouritesPart = ({ zone, alertHref, specialistHref }: FavouritesPartProps) => {
  const { client } = useTele();
  const t = useMessages(patientHomeMessages);
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
