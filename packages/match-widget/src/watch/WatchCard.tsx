import { LatePart, Skeleton } from '@tele/ui';
import type { Booker } from '../submit/booker.data.ts';
import { lateWatchView } from './late-watch-view.ts';
import { isWatching, useWatches, useWatching, type ToWatch } from './watch.data.ts';

export interface WatchCardProps {
  what: ToWatch;
  /** The specialist's name, where one is watched. */
  name?: string;
  zone: string;
  booker: Booker;
}

/** 'Alert me when a time opens up', for whoever is signed in and books as a patient. */
export const WatchCard = ({ what, name, zone, booker }: WatchCardProps) => {
  const me = booker.me.data;
  const watches = useWatches(me !== undefined);
  const { create, stop, busy, error } = useWatching();
  if (!me) return null;
  const going = watches.data?.find((watch) => isWatching(watch, what));
  return (
    <LatePart code={lateWatchView} loading={<Skeleton shape="block" height={340} />}>
      {(WatchView) => (
        <WatchView
          {...{ what, name, zone, going, busy, error }}
          email={me.email}
          onSet={() => create(what)}
          onStop={() => going && stop(going.watchId)}
        />
      )}
    </LatePart>
  );
};
