import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import { stored } from '../session/stored.ts';
import { checkLanding, readLanding } from './landing.ts';

export type LandingStep = 'none' | 'signing-in' | 'done' | 'failed';

interface LandingOptions {
  /** Address without the token. */
  path: string;
  onFailed: () => void;
  /** Starts the sign-in again, with a flow of this browser. Default: `onFailed`. */
  onRestart?: () => void;
}

/** Signs in with the API's custom token in the hash (spec section 2, Routing overview). */
export const useLanding = ({ path, onFailed, onRestart }: LandingOptions): LandingStep => {
  const { session } = useSession();
  const [hash] = useState(() => window.location.hash);
  const [step, setStep] = useState<LandingStep>(() => (readLanding(hash) ? 'signing-in' : 'none'));
  const begun = useRef(false);
  const fail = (): void => {
    setStep('failed');
    onFailed();
  };
  const begin = async (): Promise<void> => {
    const landing = readLanding(hash);
    const next = landing ? checkLanding(landing, stored.flow.read()) : 'refuse';
    // Removes the token from address bar and history first.
    window.history.replaceState(window.history.state, '', path);
    stored.flow.remove();
    if (next === 'restart' && onRestart) return onRestart();
    if (!landing || next !== 'sign-in') return fail();
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
