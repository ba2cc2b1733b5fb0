import type { ProfessionId } from '@tele/core';
import { errorText } from '@tele/kit';
import { BellIcon, BellRingIcon, Button, useMessages } from '@tele/ui';
import type { Booker } from '../submit/booker.data.ts';
import { isWatching, useWatches, useWatching, type ToWatch } from './watch.data.ts';
import { watchMessages } from './watch.messages.ts';
import './WatchButton.css';

export interface WatchButtonProps {
  profession: ProfessionId;
  specialistId: string;
  booker: Booker;
}

/** 'Alert me about new times' of a specialist who has some (design section 10 'w'), for whoever is signed in and books as a patient; pressed again, it stops. */
export const WatchButton = ({ profession, specialistId, booker }: WatchButtonProps) => {
  const t = useMessages(watchMessages);
  const me = booker.me.data;
  const watches = useWatches(me !== undefined);
  const { create, stop, busy, error } = useWatching();
  if (!watches.data) return null;
  const what: ToWatch = { profession, specialty: null, specialistId, state: null, filters: {} };
  const going = watches.data.find((watch) => isWatching(watch, what));
  return (
    <>
      <Button
        className="tele-watch-button"
        variant="ghost"
        size="sm"
        iconStart={going ? BellRingIcon : BellIcon}
        aria-pressed={going !== undefined}
        loading={busy}
        onClick={() => (going ? stop(going.watchId) : create(what))}
      >
        {t.newTimes}
      </Button>
      {error && (
        <p role="alert" className="tele-watch-button__failed">
          {errorText(error, t.failed)}
        </p>
      )}
    </>
  );
};
