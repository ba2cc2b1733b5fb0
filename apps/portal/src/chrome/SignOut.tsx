import { lateCode, useLate } from '@tele/ui';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { wouldLose } from '../release/would-lose.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { stored } from '../session/stored.ts';
import { useAfterFirstScreen } from '../use-after-first-screen.ts';

const SignOutContext = createContext<(() => void) | null>(null);

export const useSignOut = (): (() => void) => {
  const signOut = useContext(SignOutContext);
  if (!signOut) throw new Error('No SignOut above this component: the shell provides it.');
  return signOut;
};

const lateQuestion = lateCode(() => import('./SignOutQuestion.tsx'));
const preloadQuestion = (): void => lateQuestion.preload();

/** Preloads the sign-out confirmation. A separate component, so answers do not re-render the shell. */
const PreloadedQuestion = (): null => {
  useAfterFirstScreen(true, preloadQuestion);
  return null;
};

/** Provides sign-out to its children; the next sign-in starts without a stored redirect. */
export const SignOut = ({ children }: { children: ReactNode }) => {
  const { session } = useSession();
  const [openReason, setOpenReason] = useState<object | null>(null);
  const question = useLate(lateQuestion, openReason);
  const leave = useCallback((): void => {
    stored.postLoginRedirect.remove();
    void session.signOut();
  }, [session]);
  const ask = useCallback((): void => (wouldLose() ? setOpenReason({}) : leave()), [leave]);
  return (
    <SignOutContext value={ask}>
      <PreloadedQuestion />
      {children}
      {openReason && question.tag === 'ready' && (
        <question.part.default onSignOut={leave} onStay={() => setOpenReason(null)} />
      )}
    </SignOutContext>
  );
};
