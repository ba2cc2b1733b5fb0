import { GoogleMark } from '@tele/kit';
import { Button, MailIcon, Notice, Sheet, useMessages, VisuallyHidden } from '@tele/ui';
import type { ReactNode } from 'react';
import { loginMessages } from '../login/login.messages.ts';
import { SentLink } from '../login/SentLink.tsx';
import type { SendOutcome } from '../login/use-send-link.ts';
import { signInAgainMessages } from './sign-in-again.messages.ts';
import '../login/SignInForm.css';

export interface SignInAgainViewProps {
  email: string | null;
  busy: boolean;
  outcome: SendOutcome | 'blocked' | null;
  /** After 'linkSent': earliest time of the next link, ISO instant in UTC. */
  againAtISO: string | null;
  onSend: () => void;
  onGoogle: () => void;
  onClose: () => void;
  /** Button for passkeys. */
  passkey?: ReactNode;
}

/** Requests a new sign-in over the page that needs it. */
export const SignInAgainView = (props: SignInAgainViewProps) => {
  const { email, busy, outcome, againAtISO, onSend, onGoogle, onClose } = props;
  const t = useMessages(signInAgainMessages);
  const login = useMessages(loginMessages);
  const sent = outcome === 'linkSent' && againAtISO !== null;
  return (
    <Sheet open onOpenChange={(next) => !next && onClose()} title={t.title} description={t.lede}>
      <Button size="lg" block iconStart={GoogleMark} onClick={onGoogle}>
        <span>{login.google}</span>
        <VisuallyHidden>{t.opensTab}</VisuallyHidden>
      </Button>
      {email !== null && <p className="tele-sign-in-form__or">{login.or}</p>}
      {email !== null && !sent && (
        <Button variant="primary" size="lg" block loading={busy} onClick={onSend}>
          {t.send}
        </Button>
      )}
      <div className="tele-sign-in-form__result" aria-live="polite">
        {outcome && (
          <Notice {...(sent ? { tone: 'positive', icon: MailIcon } : { tone: 'critical' })} compact>
            {outcome === 'blocked' ? t.blocked : sent ? t.sent({ email: email ?? '' }) : login[outcome]}
          </Notice>
        )}
      </div>
      {props.passkey}
      {sent && <SentLink againAtISO={againAtISO} busy={busy} onSendAgain={onSend} />}
    </Sheet>
  );
};
