import { BrandMark, Button, Field, Heading, MailIcon, Notice, TextInput } from '@tele/ui';
import type { FormEvent } from 'react';
import { GoogleMark } from './GoogleMark.tsx';
import { LoginArt } from './LoginArt.tsx';
import './LoginView.css';

export interface LoginMessage {
  tone: 'positive' | 'critical';
  text: string;
}

export interface LoginViewProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** Continue, or Enter in the field, which an empty one can only be submitted by. */
  onSubmit: () => void;
  onGoogle: () => void;
  /** A link is being sent or a sign-in completed. */
  busy: boolean;
  /** What came of it; read out when it appears. */
  message: LoginMessage | null;
}

/** The sign-in page (spec section 2, Login). */
export const LoginView = ({ email, onEmailChange, onSubmit, onGoogle, busy, message }: LoginViewProps) => {
  const empty = email.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <div className="tele-login">
      <div className="tele-login__frame">
        <div className="tele-login__main">
          <BrandMark />
          <main className="tele-login__box">
            <Heading level={1} look="page">
              Sign in
            </Heading>
            <p className="tele-login__lede">Use Google, or get a sign-in link by email.</p>
            <Button size="lg" block iconStart={GoogleMark} onClick={onGoogle} disabled={busy}>
              Continue with Google
            </Button>
            <p className="tele-login__or">OR</p>
            <form noValidate onSubmit={submit}>
              <Field label="Email" required>
                <TextInput
                  size="lg"
                  type="email"
                  name="email"
                  autoComplete="email"
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
                className="tele-login__go"
              >
                Continue
              </Button>
            </form>
            <div className="tele-login__result" aria-live="polite">
              {message && (
                <Notice tone={message.tone} icon={message.tone === 'positive' ? MailIcon : undefined} compact>
                  {message.text}
                </Notice>
              )}
            </div>
          </main>
          <p className="tele-login__claim">Verified professionals, Australia-wide.</p>
        </div>
        <div className="tele-login__side" aria-hidden="true">
          <LoginArt />
          <p className="tele-login__quote">Specialist care from wherever you are.</p>
        </div>
      </div>
    </div>
  );
};
