import { Button, Notice, useMessages } from '@tele/ui';
import { passkeysMessages } from './passkeys.messages.ts';
import { usePasskeySignIn, type PasskeySignInOptions } from './use-passkey-sign-in.ts';
import './PasskeyButton.css';

export interface PasskeyButtonProps extends PasskeySignInOptions {
  disabled?: boolean;
}

/** Button to sign in with a passkey, and its errors. */
export const PasskeyButton = ({ disabled, ...options }: PasskeyButtonProps) => {
  const t = useMessages(passkeysMessages);
  const { press, busy, problem } = usePasskeySignIn(options);
  return (
    <div className="tele-passkey-button">
      <Button size="lg" block loading={busy} loadingLabel={t.signingIn} disabled={disabled} onClick={press}>
        {t.signIn}
      </Button>
      <div aria-live="polite">
        {problem && (
          <Notice tone="critical" compact>
            {problem}
          </Notice>
        )}
      </div>
    </div>
  );
};
