import { Button, ErrorState, useMessages } from '@tele/ui';
import { useReady } from '../host/use-ready.ts';
import { widgetMessages } from './widget.messages.ts';

interface CrashedProps {
  onStartAgain: () => void;
  onStartAnew: (() => void) | undefined;
}

export const Crashed = ({ onStartAgain, onStartAnew }: CrashedProps) => {
  const t = useMessages(widgetMessages);
  useReady(true);
  return (
    <ErrorState
      level={1}
      message={t.crashed}
      detail={onStartAnew ? t.crashedAgain : t.crashedDetail}
      retryLabel={t.startAgain}
      onRetry={onStartAgain}
      action={onStartAnew && <Button onClick={onStartAnew}>{t.startAnew}</Button>}
    />
  );
};
