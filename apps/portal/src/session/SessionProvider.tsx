import type { SafeStorage } from '@tele/kit';
import { lateCode, type LateCode } from '@tele/ui';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Config } from '../config/config.ts';
import type { AuthClient } from './auth-client.ts';
import { createKeep } from './keep.ts';
import { createSession, type Session, type SessionState } from './session.ts';
import { stored, tokenKey } from './stored.ts';

export interface SessionValue {
  session: Session;
  state: SessionState;
  keep: SafeStorage;
}

export const SessionContext = createContext<SessionValue | null>(null);

export const useSession = (): SessionValue => {
  const value = useContext(SessionContext);
  if (!value) throw new Error('No SessionProvider above this component: put the portal’s screens inside it.');
  return value;
};

export interface SessionProviderProps {
  identity: Config['identity'];
  children: ReactNode;
}

const lateAuth = (identity: Config['identity']): LateCode<AuthClient> =>
  lateCode(() => import('./firebase-auth.ts').then(({ createFirebaseAuth }) => createFirebaseAuth(identity)));

export const SessionProvider = ({ identity, children }: SessionProviderProps) => {
  const [keep] = useState(() => createKeep(stored.keep));
  const [session] = useState(() =>
    createSession({ auth: lateAuth(identity), token: stored.token, keep, now: Date.now }),
  );
  const state = useSyncExternalStore(session.subscribe, session.read);
  useEffect(() => {
    void session.restore();
    const follow = (event: StorageEvent): void => {
      if (event.key === tokenKey) session.followOtherTab(event.newValue);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [session]);
  const value = useMemo(() => ({ session, state, keep: keep.store }), [session, state, keep]);
  return <SessionContext value={value}>{children}</SessionContext>;
};
