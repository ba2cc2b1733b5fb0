import { isSignInError, SignInNotice } from '@tele/kit';
import { Button, ReloadIcon, useMessages } from '@tele/ui';
import { resultsMessages } from './results.messages.ts';
import './SlotsFailed.css';

export interface SlotsFailedProps {
  name: string;
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

export const SlotsFailed = ({ name, error, retrying, onRetry }: SlotsFailedProps) => {
  const t = useMessages(resultsMessages);
  if (isSignInError(error)) return <SignInNotice />;
  return (
    <div className="tele-slots-failed" role="alert">
      <p>{t.slotsFailed}</p>
      <Button size="sm" iconStart={ReloadIcon} loading={retrying} onClick={onRetry}>
        <span>{t.retry}</span>
        <span className="tele-visually-hidden">{t.retryWhose({ name })}</span>
      </Button>
    </div>
  );
};
