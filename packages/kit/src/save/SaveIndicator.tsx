import { waits } from '@tele/core';
import { AlertIcon, Button, CircleCheckIcon, Icon, OfflineIcon, Spinner, useMessages } from '@tele/ui';
import { useState } from 'react';
import { useOnline } from '../offline/use-online.ts';
import { Delayed } from '../time/Delayed.tsx';
import { useAfter } from '../time/use-after.ts';
import { saveMessages } from './save.messages.ts';
import './SaveIndicator.css';

/** `waiting`: unsaved, with no save in progress. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'error' | 'waiting';

export interface SaveIndicatorProps {
  state: SaveState;
  /** Called 1.2 s after a save and 3 s after a failure: set `idle` or `waiting` then (spec section 4). */
  onSettled: () => void;
  /** Adds a retry button to ‘Failed to save’, which stays while hovered or focused, and, online, to ‘Not saved yet’. */
  onRetry?: () => void;
}

const faces = {
  saving: <Spinner />,
  saved: <Icon icon={CircleCheckIcon} size="sm" />,
  error: <Icon icon={AlertIcon} size="sm" />,
  waiting: <Icon icon={AlertIcon} size="sm" />,
  offline: <Icon icon={OfflineIcon} size="sm" />,
} as const;

function settlesAfter(state: SaveState, held: boolean): number | null {
  if (state === 'saved') return waits.savedReset;
  return state === 'error' && !held ? waits.errorReset : null;
}

export const SaveIndicator = ({ state, onSettled, onRetry }: SaveIndicatorProps) => {
  const [held, setHeld] = useState(false);
  const online = useOnline();
  const t = useMessages(saveMessages);
  useAfter(settlesAfter(state, held), onSettled);
  const face = state === 'waiting' && !online ? 'offline' : state;
  const retry = (): void => {
    setHeld(false);
    onRetry?.();
  };
  const word = face !== 'idle' && (
    <>
      {faces[face]}
      <span>{t[face === 'offline' ? 'waiting' : face]}</span>
    </>
  );
  return (
    <div
      className="tele-save-indicator"
      data-state={state}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span role="status" className="tele-save-indicator__text">
        {face === 'saving' ? <Delayed>{word}</Delayed> : word}
      </span>
      {(face === 'error' || face === 'waiting') && onRetry && (
        <Button size="sm" variant="ghost" onClick={retry}>
          {t.retry}
        </Button>
      )}
    </div>
  );
};
