import { useLeft } from '@tele/kit';
import { Button, useMessages } from '@tele/ui';
import { useEffect, useRef, useState } from 'react';
import { loginMessages } from './login.messages.ts';
import './SentLink.css';

export interface SentLinkProps {
  /** Earliest time of the next link, ISO instant in UTC. */
  againAtISO: string;
  busy: boolean;
  onSendAgain: () => void;
  onChangeEmail?: () => void;
}

/** After a sign-in link was emailed: send it again, once the wait is over, or correct the address. */
export const SentLink = ({ againAtISO, busy, onSendAgain, onChangeEmail }: SentLinkProps) => {
  const t = useMessages(loginMessages);
  const { seconds } = useLeft(againAtISO);
  const [first] = useState(againAtISO);
  const again = againAtISO !== first;
  const wait = useRef<HTMLParagraphElement>(null);
  const waits = seconds > 0;
  useEffect(() => {
    // The text replaces a button that may have had focus.
    if (again && waits && document.activeElement === document.body) wait.current?.focus();
  }, [again, waits, againAtISO]);
  return (
    <div className="tele-sent-link">
      {waits ? (
        <p ref={wait} tabIndex={-1} className="tele-sent-link__wait">
          {`${again ? `${t.sentAgain} ` : ''}${t.againIn({ seconds })}`}
        </p>
      ) : (
        <Button onClick={onSendAgain} loading={busy}>
          {t.again}
        </Button>
      )}
      {onChangeEmail && (
        <Button onClick={onChangeEmail} disabled={busy}>
          {t.changeEmail}
        </Button>
      )}
    </div>
  );
};
