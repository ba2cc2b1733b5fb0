import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { LoadingPage } from '../loading/LoadingPage.tsx';
import { places } from '../places.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { stored } from '../session/stored.ts';
import { AfterLogin } from './AfterLogin.tsx';
import { checkLanding } from './landing.ts';

/** Signs in with the custom token that the API put into the hash (spec section 2, Routing overview). */
const LandingScreen = () => {
  const { session, state } = useSession();
  const navigate = useNavigate();
  const begun = useRef(false);
  // Somebody who was signed in before must not be taken for who lands here.
  const [exchanged, setExchanged] = useState(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const landing = checkLanding(window.location.hash, stored.flow.read());
    // First of all the token leaves the address bar and the history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    stored.flow.remove();
    const fail = () => void navigate(places.login.href(), { replace: true, state: { failed: 'google' } });
    if (landing) session.exchange(landing.customToken).then(() => setExchanged(true), fail);
    else fail();
  }, [session, navigate]);
  if (exchanged && state.status === 'signed-in') return <AfterLogin announce />;
  return <LoadingPage of="signingIn" />;
};

export default LandingScreen;
