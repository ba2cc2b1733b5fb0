import { Notice, useMessages } from '@tele/ui';
import type { Worded } from '../screen/worded.ts';
import { submitMessages } from './submit.messages.ts';

/** Told to a specialist, and to staff, before anything is asked of them: the account they are signed in with cannot book. */
export const ClientsOnly = ({ worded }: { worded: Worded }) => {
  const t = useMessages(submitMessages);
  return (
    <Notice tone="caution" title={t.clientsOnly}>
      {t.clientsOnlyText(worded)}
    </Notice>
  );
};
