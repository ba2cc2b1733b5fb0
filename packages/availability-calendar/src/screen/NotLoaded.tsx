import { Button, Notice, useMessages } from '@tele/ui';
import { screenMessages } from './screen.messages.ts';
import './AvailabilityScreen.css';

export const NotLoaded = ({ onRetry }: { onRetry: () => void }) => {
  const t = useMessages(screenMessages);
  return (
    <Notice
      tone="critical"
      compact
      role="alert"
      className="tele-availability__notice"
      actions={
        <Button size="sm" onClick={onRetry}>
          {t.codeRetry}
        </Button>
      }
    >
      {t.codeFailed}
    </Notice>
  );
};
