import type { Watch } from '@tele/core';
import { ZonedTime } from '@tele/kit';
import { BareLink, BellRingIcon, Button, Icon, useFocusKept, useMessages } from '@tele/ui';
import { watchMessages } from './watch.messages.ts';
import '../specialist/NamedList.css';
import './WatchList.css';

export interface WatchListProps {
  /** At least one. */
  watches: readonly Watch[];
  zone: string;
  /** The results, or the page of the specialist, that a watch is for. */
  href: (watch: Watch) => string;
  onStop: (watchId: string) => void;
}

/** What is watched, until when, and what was told of. */
export const WatchList = ({ watches, zone, href, onStop }: WatchListProps) => {
  const t = useMessages(watchMessages);
  const focus = useFocusKept<HTMLUListElement>(watches.map(({ watchId }) => watchId).join(' '));
  return (
    <ul {...focus} className="tele-named-list tele-watch-list">
      {watches.map((watch) => {
        const { watchId, specialty, specialist, state, ended, until } = watch;
        const what = specialist?.name ?? t.place({ specialty: specialty ?? '', state });
        return (
          <li key={watchId} data-told={ended !== null || undefined}>
            <Icon icon={BellRingIcon} />
            <span className="tele-named-list__text">
              <BareLink href={href(watch)}>{what}</BareLink>
              <span>
                {ended ? t.told : t.onUntil({ until: <ZonedTime key="until" startISO={until} zone={zone} day bare /> })}
              </span>
            </span>
            <Button size="sm" variant="ghost" onClick={() => onStop(watchId)}>
              <span>{ended ? t.remove : t.stop}</span>
              <span className="tele-visually-hidden">{ended ? t.removeWhat({ what }) : t.stopWhat({ what })}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
