import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { joinClass } from '../class-name/join.ts';
import { Heading } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { AlertIcon, ReloadIcon } from '../icon/icons.ts';
import { uiMessages } from '../messages/ui.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import './ErrorState.css';

export interface ErrorStateProps {
  /** Message from the specification. */
  message: ReactNode;
  level?: 1 | 2 | 3;
  detail?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  action?: ReactNode;
  className?: string;
}

/** Replaces a region that failed to load. Read out when it appears. */
export const ErrorState = (props: ErrorStateProps) => {
  const { message, level = 2, detail, onRetry, retryLabel, retrying = false, action } = props;
  const t = useMessages(uiMessages);
  return (
    <div role="alert" className={joinClass('tele-error-state', props.className)}>
      <Icon icon={AlertIcon} className="tele-error-state__icon" />
      <Heading level={level} look="card">
        {message}
      </Heading>
      {detail && <p className="tele-error-state__detail">{detail}</p>}
      {(onRetry || action) && (
        <div className="tele-error-state__actions">
          {onRetry && (
            <Button iconStart={ReloadIcon} loading={retrying} onClick={onRetry}>
              {retryLabel ?? t.tryAgain}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
};
