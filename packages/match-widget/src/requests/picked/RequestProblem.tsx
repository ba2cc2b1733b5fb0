import { TeleError } from '@tele/client';
import { Button, ButtonLink, ErrorState, HourglassIcon, Notice, ReloadIcon, useMessages } from '@tele/ui';
import { requestMessages } from './request.messages.ts';

export interface RequestProblemProps {
  error: TeleError & { code: 'NOT_FOUND' | 'STILL_PREPARING' };
  reloading: boolean;
  /** The ways on from a request that does not exist. */
  requestsHref?: string;
  onFind?: () => void;
  onReload: () => void;
}

/** Whether a failure means something of its own here; every other one is 'Failed to load request'. */
export const isRequestProblem = (error: Error): error is RequestProblemProps['error'] =>
  error instanceof TeleError && (error.code === 'NOT_FOUND' || error.code === 'STILL_PREPARING');

/** A request that is not there, or, arriving from payment, not there yet (spec sections 4 and 8). */
export const RequestProblem = ({ error, reloading, requestsHref, onFind, onReload }: RequestProblemProps) => {
  const t = useMessages(requestMessages);
  if (error.code === 'NOT_FOUND') {
    return (
      <ErrorState
        message={t.notFound}
        detail={t.notFoundHint}
        action={
          requestsHref ? (
            <ButtonLink href={requestsHref}>{t.back}</ButtonLink>
          ) : (
            onFind && <Button onClick={onFind}>{t.findAny}</Button>
          )
        }
      />
    );
  }
  return (
    <Notice
      tone="caution"
      role="alert"
      icon={HourglassIcon}
      actions={
        <Button iconStart={ReloadIcon} loading={reloading} onClick={onReload}>
          {t.reload}
        </Button>
      }
    >
      {t.stillPreparing}
    </Notice>
  );
};
