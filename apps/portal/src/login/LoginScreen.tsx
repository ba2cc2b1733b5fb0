import { lateCode, useLate } from '@tele/ui';
import { useLocation, useSearchParams } from 'react-router';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { places } from '../places.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { stored } from '../session/stored.ts';
import { LoginView } from './LoginView.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

const lateAfterLogin = lateCode(() => import('./AfterLogin.tsx'));

/** `/login`: asks for a link, completes one, or hands over to Google (spec sections 2 and 4). */
const LoginScreen = () => {
  const { state } = useSession();
  const location = useLocation();
  const [query] = useSearchParams();
  const failed = query.get('error') ?? (location.state as { failed?: string } | null)?.failed;
  const { form, link, linking, question } = useSignInForm({
    path: places.login.href(),
    outcome: failed === 'google' ? 'googleFailed' : null,
  });
  const after = useLate(lateAfterLogin, linking || state.status !== 'signed-out');
  if (state.status === 'signed-in' && (link === 'none' || link === 'done')) {
    return after.tag === 'ready' ? <after.part.AfterLogin announce={link === 'done'} /> : <LoadingPage />;
  }
  if (state.status === 'checking' && !linking) return <LoadingPage />;
  return (
    <>
      <LoginView
        {...form}
        remembered={stored.postLoginRedirect.read()}
        deleted={(state.status === 'signed-out' && state.deleted) || null}
      />
      {question && <question.ConfirmEmail onAnswer={question.onAnswer} />}
    </>
  );
};

export default LoginScreen;
