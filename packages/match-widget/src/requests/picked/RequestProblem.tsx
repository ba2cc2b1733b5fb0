import { TeleError } from '@tele/client';
import { Button, HourglassIcon, Notice, ReloadIcon, useMessages } from '@tele/ui';
import { RequestNotFound } from '../shared/RequestNotFound.tsx';
import { pickedRequestMessages } from './picked-request.messages.ts';

export interface RequestProblemProps {
  error: TeleError & { code: 'NOT_FOUND' | 'STILL_PREPARING' };
  reloading: boolean;
  requestsHref?: string;
  onFind?: () => void;
  onReload: () => void;
}

export const isRequestProblem = (error: Error): error is RequestProblemProps['error'] =>
  error instanceof TeleError && (error.code === 'NOT_FOUND' || error.code === 'STILL_PREPARING');

/** A request that does not exist, or not yet after payment (spec sections 4 and 8). */
export const RequestProblem = ({ error, reloading, requestsHref, onFind, onReload }: RequestProblemProps) => {
  const t = useMessages(pickedRequestMessages);
  if (error.code === 'NOT_FOUND') {
    return <RequestNotFound message={t.notFound} detail={t.notFoundHint} {...{ requestsHref, onFind }} />;
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
