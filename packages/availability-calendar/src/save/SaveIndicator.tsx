import { useOnline } from '@tele/kit';
import { AlertIcon, Button, CircleCheckIcon, Icon, OfflineIcon, Spinner } from '@tele/ui';
import type { SaveStatus } from './draft.ts';

export interface SaveIndicatorProps {
  status: SaveStatus;
  onRetry: () => void;
}

/** Says whether what is shown is kept (spec sections 2 and 4): nothing, Saving…, Saved, Failed to save. */
export const SaveIndicator = ({ status, onRetry }: SaveIndicatorProps) => {
  const online = useOnline();
  const offline = status === 'waiting' && !online;
  return (
    <div className="tele-save-indicator" data-status={status}>
      <span role="status" className="tele-save-indicator__text">
        {status === 'saving' && (
          <>
            <Spinner /> Saving…
          </>
        )}
        {status === 'saved' && (
          <>
            <Icon icon={CircleCheckIcon} size="sm" /> Saved
          </>
        )}
        {status === 'error' && (
          <>
            <Icon icon={AlertIcon} size="sm" /> Failed to save
          </>
        )}
        {status === 'waiting' && (
          <>
            <Icon icon={offline ? OfflineIcon : AlertIcon} size="sm" /> Not saved yet
          </>
        )}
      </span>
      {(status === 'error' || (status === 'waiting' && !offline)) && (
        <Button size="sm" variant="ghost" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
};
