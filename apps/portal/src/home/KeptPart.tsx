import { callQuery, useChange, useTele } from '@tele/kit';
import { NamedList, WatchList } from '@tele/match-widget/screens';
import { useMessages, useToast } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import { homeMessages } from './home.messages.ts';
import type { HomeLinks } from './home-links.ts';
import { HomePart } from './HomePart.tsx';

export interface KeptPartProps extends Pick<HomeLinks, 'watchHref' | 'specialistHref'> {
  zone: string;
}

/** What is watched and who is kept, beside the dashboard. Nothing is drawn while there is nothing: no part waits for it or fails with it. */
export const KeptPart = ({ zone, watchHref, specialistHref }: KeptPartProps) => {
  const { client } = useTele();
  const t = useMessages(homeMessages);
  const watches = useQuery(callQuery(client, 'myWatches'));
  const toast = useToast();
  const stop = useChange('stopWatch');
  const favourites = useQuery(callQuery(client, 'myFavourites'));
  return (
    <>
      {watches.data && watches.data.items.length > 0 && (
        <HomePart title={t.watched}>
          <WatchList
            watches={watches.data.items}
            zone={zone}
            href={watchHref}
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
