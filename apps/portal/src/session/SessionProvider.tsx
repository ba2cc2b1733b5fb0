import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Config } from '../config/config.ts';
import type { AuthClient } from './auth-client.ts';
import { createSession, type Session, type SessionState } from './session.ts';
import { stored, tokenKey } from './stored.ts';

interface SessionValue {
  session: Session;
  state: SessionState;
}

const SessionContext = createContext<SessionValue | null>(null);

/** Who is signed in, and the ways to sign in and out. */
export const useSession = (): SessionValue => {
  const value = useContext(SessionContext);
  if (!value) throw new Error('No SessionProvider above this component: put the portal’s screens inside it.');
  return value;
};

export interface SessionProviderProps {
  identity: Config['identity'];
  children: ReactNode;
}

/** Loads the identity provider's client at most once; a failed load may be tried again. */
const lazyAuth = (identity: Config['identity']): (() => Promise<AuthClient>) => {
  let loading: Promise<AuthClient> | undefined;
  return () => {
    loading ??= import('./firebase-auth.ts').then(({ createFirebaseAuth }) => createFirebaseAuth(identity));
    loading.catch(() => (loading = undefined));
    return loading;
  };
};

/** Restores the session on load and follows the other tabs of this browser. */
export const SessionProvider = ({ identity, children }: SessionProviderProps) => {
  const [session] = useState(() => createSession({ loadAuth: lazyAuth(identity), token: stored.token, now: Date.now }));
  const state = useSyncExternalStore(session.subscribe, session.read);
  useEffect(() => {
    void session.restore();
    const follow = (event: StorageEvent): void => {
      if (event.key === tokenKey) session.followOtherTab(event.newValue);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [session]);
  const value = useMemo(() => ({ session, state }), [session, state]);
  return <SessionContext value={value}>{children}</SessionContext>;
};
