import { GoogleMark } from '@tele/kit';
import { Button, Field, lateCode, MailIcon, Notice, TextInput, useLate, useMessages } from '@tele/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { loginMessages } from './login.messages.ts';
import type { LinkFault } from './use-email-link.ts';
import type { SendOutcome } from './use-send-link.ts';
import './SignInForm.css';

const lateParts = lateCode(() => import('./late-sign-in.ts'));

/** Outcome of a sign-in attempt. The first two appear at the field. */
export type LoginOutcome = SendOutcome | LinkFault | 'googleFailed' | 'noAnswer';

export interface SignInFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** Continue or Enter; an empty field can only be submitted by Enter. */
  onSubmit: () => void;
  onGoogle: () => void;
  /** A link is being sent or a sign-in completed. */
  busy: boolean;
  /** Outcome; announced when it appears. */
  outcome: LoginOutcome | null;
  /** After 'linkSent': earliest time of the next link, ISO instant in UTC. */
  againAtISO: string | null;
  onChangeEmail: () => void;
  /** Signs in with the custom token of a passkey. Omitted: passkeys are not offered. */
  onPasskey?: (customToken: string) => Promise<void>;
}

/** Sign-in by Google, emailed link (spec section 2, Login) or passkey. */
export const SignInForm = (props: SignInFormProps) => {
  const { email, onEmailChange, onSubmit, onGoogle, onPasskey, busy, outcome, againAtISO } = props;
  const t = useMessages(loginMessages);
  const field = useRef<HTMLInputElement>(null);
  const fault = outcome === 'missing' || outcome === 'incomplete' ? t[outcome] : null;
  const sent = outcome === 'linkSent' && againAtISO !== null;
  const late = useLate(lateParts);
  const wasSent = useRef(sent);
  useEffect(() => {
    if (fault || (wasSent.current && outcome !== null && !sent)) field.current?.focus();
    wasSent.current = sent;
  }, [fault, sent, outcome]);
  const empty = email.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <>
      <Button size="lg" block iconStart={GoogleMark} onClick={onGoogle} disabled={busy}>
        {t.google}
      </Button>
      <p className="tele-sign-in-form__or">{t.or}</p>
      <form noValidate onSubmit={submit}>
        <Field label={t.email} required error={fault}>
          <TextInput
            ref={field}
            size="lg"
            type="email"
            name="email"
            autoComplete="email webauthn"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => onEmailChange(event.target.value)}
            // A disabled button keeps Enter from submitting, and an empty submit must say what is missing.
            onKeyDown={(event) => event.key === 'Enter' && empty && submit(event)}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={busy}
          disabled={empty}
          className="tele-sign-in-form__go"
        >
          {t.go}
        </Button>
        <p className="tele-sign-in-form__hint">{t.noPassword}</p>
      </form>
      {onPasskey && late.tag === 'ready' && <late.part.PasskeySignIn suggests disabled={busy} onSignedIn={onPasskey} />}
      <div className="tele-sign-in-form__result" aria-live="polite">
        {outcome && !fault && (
          <Notice {...(outcome === 'linkSent' ? { tone: 'positive', icon: MailIcon } : { tone: 'critical' })} compact>
            {t[outcome]}
          </Notice>
        )}
      </div>
      {sent && late.tag === 'ready' && (
        <late.part.SentLink
          againAtISO={againAtISO}
          busy={busy}
          onSendAgain={onSubmit}
          onChangeEmail={() => {
            props.onChangeEmail();
            field.current?.focus();
          }}
        />
      )}
    </>
  );
};
