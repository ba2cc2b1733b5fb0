import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import { stored } from '../session/stored.ts';
import { checkLanding, readLanding } from './landing.ts';

/** `none`: the page was not opened by the API's redirect. */
export type LandingStep = 'none' | 'signing-in' | 'done' | 'failed';

/** Signs in with the custom token that the API put into the hash (spec section 2, Routing overview). `path` is what the address becomes. */
export const useLanding = (path: string, onFailed: () => void): LandingStep => {
  const { session } = useSession();
  const [hash] = useState(() => window.location.hash);
  const [step, setStep] = useState<LandingStep>(() => (readLanding(hash) ? 'signing-in' : 'none'));
  const begun = useRef(false);
  const fail = (): void => {
    setStep('failed');
    onFailed();
  };
  const begin = async (): Promise<void> => {
    const landing = checkLanding(hash, stored.flow.read());
    // First of all the token leaves the address bar and the history.
    window.history.replaceState(window.history.state, '', path);
    stored.flow.remove();
    if (!landing) return fail();
    try {
      await session.exchange(landing.customToken);
      setStep('done');
    } catch {
      fail();
    }
  };
  useEffect(() => {
    if (step !== 'signing-in' || begun.current) return;
    begun.current = true;
    void begin();
  });
  return step;
};
