import { Button, Notice, useMessages } from '@tele/ui';
import { ownProfileMessages } from './own-profile.messages.ts';

/** In place of a save that another one came before: nothing was written over, and what is on file can be read. */
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
