import { randomBytes } from 'node:crypto';
import type { Journal, Table } from '../journal.ts';
import { IdentityFailure } from './failure.ts';

export interface User {
  localId: string;
  email?: string;
  createdAt: number;
  lastLoginAt: number;
  customAuth: boolean;
  disabled?: boolean;
}

/** How a session began; a refreshed ID token repeats it. `authTime` is in seconds. */
export interface Session {
  refreshToken: string;
  localId: string;
  provider: 'password' | 'custom';
  authTime: number;
  claims: Record<string, unknown>;
}

/** Emails that a person signed in with, at this sandbox’s identity services. */
export const peopleOf = (journal: Journal): Table<string> => journal.table('people');

export interface Users {
  table: Table<User>;
  sessions: Table<Session>;
  /** Signs in by email. Creates a missing account (`isNew`). */
  signInByEmail(email: string, now: number): { user: User; isNew: boolean };
  signInByUid(uid: string, now: number): { user: User; isNew: boolean };
  delete(uid: string): void;
}

export function openUsers(journal: Journal): Users {
  const table = journal.table<User>('identity.users');
  const sessions = journal.table<Session>('identity.sessions');

  const signIn = (found: User | undefined, fresh: User, now: number) => {
    if (found?.disabled) throw new IdentityFailure('USER_DISABLED');
    const user = { ...(found ?? fresh), lastLoginAt: now };
    table.put(user.localId, user);
    return { user, isNew: !found };
  };

  return {
    table,
    sessions,
    signInByEmail(email, now) {
      const found = table.values().find((user) => user.email === email);
      const localId = randomBytes(21).toString('base64url');
      return signIn(found, { localId, email, createdAt: now, lastLoginAt: now, customAuth: false }, now);
    },
    signInByUid(uid, now) {
      const found = table.get(uid);
      return signIn(found, { localId: uid, createdAt: now, lastLoginAt: now, customAuth: true }, now);
    },
    delete(uid) {
      for (const { refreshToken, localId } of sessions.values()) if (localId === uid) sessions.delete(refreshToken);
      table.delete(uid);
    },
  };
}
