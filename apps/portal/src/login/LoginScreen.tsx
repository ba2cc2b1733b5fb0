import { lateCode, useLate } from '@tele/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { AfterLogin } from './AfterLogin.tsx';
import { LoginView, type LoginOutcome } from './LoginView.tsx';
import { useEmailLink } from './use-email-link.ts';
import { useGoogle } from './use-google.ts';
import { useSendLink } from './use-send-link.ts';

// Few sign-ins need it: the link is mostly opened where its e-mail is kept.
const lateConfirm = lateCode(() => import('./ConfirmEmail.tsx'));

/** `/login`: asks for a link, completes one, or hands over to Google (spec sections 2 and 4). */
const LoginScreen = () => {
  const { state } = useSession();
  const location = useLocation();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<LoginOutcome | null>(() =>
    query.get('error') === 'google' || (location.state as { failed?: string } | null)?.failed === 'google'
      ? 'googleFailed'
      : null,
  );
  const link = useEmailLink(setOutcome);
  const google = useGoogle(() => setOutcome('noAnswer'));
  const { send, sending } = useSendLink();
  const confirm = useLate(lateConfirm, link.step === 'asking');

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
        onSubmit={() => {
          setOutcome(null);
          void send(email).then(setOutcome);
        }}
        onGoogle={() => {
          setOutcome(null);
          google.leave();
        }}
        busy={sending || google.leaving || linking}
        outcome={outcome}
      />
      {link.step === 'asking' && confirm.tag === 'ready' && <confirm.part.default onAnswer={link.confirm} />}
    </>
  );
};

export default LoginScreen;
