import { errorText, useOnline } from '@tele/kit';
import { Button, Notice, useMessages } from '@tele/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { offerMessages } from './offer.messages.ts';

export interface AcceptFreeProps {
  foot: HTMLElement | null;
  onAccept: () => Promise<void>;
  onBusyChange: (busy: boolean) => void;
}

export const AcceptFree = ({ foot, onAccept, onBusyChange }: AcceptFreeProps) => {
  const t = useMessages(offerMessages);
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = (next: boolean): void => {
    setBusy(next);
    onBusyChange(next);
  };
  const accept = async (): Promise<void> => {
    if (busy) return;
    setProblem(null);
    if (!online) return setProblem(t.offline);
    run(true);
    try {
      await onAccept();
    } catch (error) {
      setProblem(errorText(error, t.failed));
    }
    run(false);
  };
  return (
    <>
      <p>{t.free}</p>
      {problem !== null && (
        <Notice tone="critical" role="alert">
          {problem}
        </Notice>
      )}
      {foot &&
        createPortal(
          <Button
            variant="primary"
            size="lg"
            block
            loading={busy}
            loadingLabel={t.paying}
            onClick={() => void accept()}
          >
            {t.payFree}
          </Button>,
          foot,
        )}
    </>
  );
};
