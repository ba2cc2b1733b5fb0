import { ErrorState, useMessages } from '@tele/ui';
import { useReady } from '../host/use-ready.ts';
import { widgetMessages } from './widget.messages.ts';

/** In place of a widget that failed while it was drawn. */
export const Crashed = ({ onStartAgain }: { onStartAgain: () => void }) => {
  const t = useMessages(widgetMessages);
  useReady(true);
  return (
    <ErrorState
      level={1}
      message={t.crashed}
      detail={t.crashedDetail}
      retryLabel={t.startAgain}
      onRetry={onStartAgain}
    />
  );
};
