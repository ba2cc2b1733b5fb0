import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { LoadingPage } from '../chrome/LoadingPage.tsx';
import { useConfig } from '../config/context.ts';
import { matchStart, places } from '../places.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { stored } from '../session/stored.ts';
import { AfterLogin } from './AfterLogin.tsx';
import { googleStartUrl } from './google-start.ts';
import { LoginView, type LoginMessage } from './LoginView.tsx';
import { useEmailLink } from './use-email-link.ts';

// Few sign-ins need it: the link is mostly opened where it was asked for.
const ConfirmEmail = lazy(() => import('./ConfirmEmail.tsx'));

const failed = (text: string): LoginMessage => ({ tone: 'critical', text });
const googleFailed = failed('Google sign-in did not finish. Please try again.');

/** `/login`: asks for a link, completes one, or hands over to Google (spec sections 2 and 4). */
const LoginScreen = () => {
  const { apiBase } = useConfig();
  const { session, state } = useSession();
  const location = useLocation();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [sending, setSending] = useState(false);
  const [message, setMessage] = useState<LoginMessage | null>(() =>
    query.get('error') === 'google' || (location.state as { failed?: string } | null)?.failed === 'google'
      ? googleFailed
      : null,
  );
  const link = useEmailLink((text) => setMessage(failed(text)));

  const send = async (): Promise<void> => {
    const address = email.trim();
    if (!address) return setMessage(failed('Enter your email first.'));
    setSending(true);
    setMessage(null);
    try {
      await session.sendLink(address, `${window.location.origin}${places.login.href()}`);
      stored.magicLinkEmail.write(address);
      setMessage({ tone: 'positive', text: 'We’ve emailed you a sign-in link. Open it on this device to continue.' });
    } catch {
      setMessage(failed('Could not send magic link'));
    } finally {
      setSending(false);
    }
  };
  const google = (): void => {
    const flow = crypto.randomUUID();
    stored.flow.write(flow);
    window.location.assign(googleStartUrl(apiBase, { flow, returnTo: stored.postLoginRedirect.read() ?? matchStart }));
  };

  const linking = link.step === 'checking' || link.step === 'completing';
  if (state.status === 'signed-in' && (link.step === 'none' || link.step === 'done')) {
    return <AfterLogin announce={link.step === 'done'} />;
  }
  if (state.status === 'checking' && !linking) return <LoadingPage />;
  return (
    <>
      <LoginView
        email={email}
        onEmailChange={setEmail}
        onSubmit={() => void send()}
        onGoogle={google}
        busy={sending || linking}
        message={message}
      />
      {link.step === 'asking' && (
        <Suspense>
          <ConfirmEmail onAnswer={link.confirm} />
        </Suspense>
      )}
    </>
  );
};

export default LoginScreen;
