import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { places } from '../places.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { AfterLogin } from './AfterLogin.tsx';
import { useGoogle } from './use-google.ts';
import { useLanding } from './use-landing.ts';

/** `/oauth/callback`: completes a Google sign-in (spec section 2, Routing overview). */
const LandingScreen = () => {
  const { state } = useSession();
  const navigate = useNavigate();
  const fail = () => void navigate(places.login.href(), { replace: true, state: { failed: 'google' } });
  const { leave } = useGoogle(fail);
  const step = useLanding({ path: places.landing.href(), onFailed: fail, onRestart: leave });
  useEffect(() => {
    if (step === 'none') fail();
  });
  // Waits for 'done': an earlier session must not pass for the person signing in.
  if (step === 'done' && state.status === 'signed-in') return <AfterLogin announce />;
  return <LoadingPage of="signingIn" />;
};

export default LandingScreen;
