import { Button } from '../button/Button.tsx';
import { uiMessages } from '../messages/ui.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Notice } from '../notice/Notice.tsx';

export const FailedPart = ({ onRetry }: { onRetry: () => void }) => {
  const t = useMessages(uiMessages);
  return (
    <Notice
      compact
      tone="critical"
      role="alert"
      actions={
        <Button size="sm" onClick={onRetry}>
          {t.tryAgain}
        </Button>
      }
    >
      {t.partFailed}
    </Notice>
  );
};
