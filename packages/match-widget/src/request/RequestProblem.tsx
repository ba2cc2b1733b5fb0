import { TeleError } from '@tele/core/client';
import { Button, ButtonLink, ErrorState, HourglassIcon, Notice, ReloadIcon } from '@tele/ui';

export interface RequestProblemProps {
  error: TeleError & { code: 'NOT_FOUND' | 'STILL_PREPARING' };
  reloading: boolean;
  requestsHref?: string;
  onReload: () => void;
}

/** Whether a failure means something of its own here; every other one is 'Failed to load request'. */
export const isRequestProblem = (error: Error): error is RequestProblemProps['error'] =>
  error instanceof TeleError && (error.code === 'NOT_FOUND' || error.code === 'STILL_PREPARING');

/** A request that is not there, or not there yet (spec sections 4 and 8). */
export const RequestProblem = ({ error, reloading, requestsHref, onReload }: RequestProblemProps) =>
  error.code === 'NOT_FOUND' ? (
    <ErrorState
      message="Selection not found"
      detail="It may have been deleted."
      action={requestsHref && <ButtonLink href={requestsHref}>Requests</ButtonLink>}
    />
  ) : (
    <Notice
      tone="caution"
      role="alert"
      icon={HourglassIcon}
      actions={
        <Button iconStart={ReloadIcon} loading={reloading} onClick={onReload}>
          Reload
        </Button>
      }
    >
      Still preparing your request. Please reload in a moment.
    </Notice>
  );
