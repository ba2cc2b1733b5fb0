import { Button, Notice, useMessages } from '@tele/ui';
import { ownProfileMessages } from './own-profile.messages.ts';

/** Shown when another save came first: nothing was overwritten, and the saved profile can be reloaded. */
export const StaleNotice = ({ onReadAgain }: { onReadAgain: () => void }) => {
  const t = useMessages(ownProfileMessages);
  return (
    <Notice
      tone="caution"
      role="alert"
      compact
      actions={
        <Button size="sm" onClick={onReadAgain}>
          {t.readAgain}
        </Button>
      }
    >
      {`${t.stale} ${t.staleHint}`}
    </Notice>
  );
};
