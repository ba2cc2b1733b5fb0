import { PasskeySignIn } from '@tele/account/screens';
import { useTele } from '@tele/kit';
import { useMessages, useToast } from '@tele/ui';
import { useState } from 'react';
import { useConfig } from '../config/context.ts';
import { googleStartUrl } from '../login/google-start.ts';
import { resendWaitMs } from '../login/resend-wait.ts';
import { useSendLink } from '../login/use-send-link.ts';
import { matchStart, places } from '../places.ts';
import { useProfile } from '../session/ProfileProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { stored } from '../session/stored.ts';
import { useComeBack } from '../session/use-come-back.ts';
import { signInAgainMessages } from './sign-in-again.messages.ts';
import { SignInAgainView, type SignInAgainViewProps } from './SignInAgainView.tsx';
import { useSignedInAgain } from './use-signed-in-again.ts';

/** Sign-in in another tab, so this page loses nothing. */
const SignInAgain = ({ onClose }: { onClose: () => void }) => {
  const t = useMessages(signInAgainMessages);
  const { apiBase } = useConfig();
  const { me } = useProfile();
  const { session } = useSession();
  const { now } = useTele();
  const toast = useToast();
  const comeBack = useComeBack();
  const { send, sending } = useSendLink(places.login.href());
  const [outcome, setOutcome] = useState<SignInAgainViewProps['outcome']>(null);
  const [sent, setSent] = useState({ times: 0, againAtISO: '' });
  const email = me?.email ?? null;
  const look = useSignedInAgain(() => {
    toast.show(t.done, { tone: 'positive' });
    onClose();
  });
  const sendLink = async (address: string): Promise<void> => {
    comeBack();
    const next = await send(address);
    setOutcome(next);
    if (next !== 'linkSent') return;
    const times = sent.times + 1;
    setSent({ times, againAtISO: new Date(now().getTime() + resendWaitMs(times)).toISOString() });
  };
  const goToGoogle = (): void => {
    comeBack();
    const flow = crypto.randomUUID();
    const returnTo = stored.postLoginRedirect.read() ?? matchStart;
    // The new tab starts with a copy of this tab's storage, where the landing checks the flow.
    stored.flow.write(flow);
    const tab = window.open(googleStartUrl(apiBase, { flow, returnTo }), '_blank');
    stored.flow.remove();
    if (tab) tab.opener = null;
    setOutcome(tab ? null : 'blocked');
  };
  return (
    <SignInAgainView
      email={email}
      busy={sending}
      outcome={outcome}
      againAtISO={outcome === 'linkSent' ? sent.againAtISO : null}
      onSend={() => email !== null && void sendLink(email)}
      onGoogle={goToGoogle}
      onClose={onClose}
      passkey={<PasskeySignIn disabled={sending} onSignedIn={(token) => session.exchange(token).then(look)} />}
    />
  );
};

export default SignInAgain;
