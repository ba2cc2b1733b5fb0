import { createStore, readToken } from '@tele/client';
import type { LateCode } from '@tele/ui';
import type { AuthClient } from './auth-client.ts';
import type { Keep } from './keep.ts';
import type { StoredText } from './stored.ts';

export type SessionState =
  | { status: 'checking'; person: number }
  /** `left`: by hand, so the next sign-in does not return to the open page. `deleted`: the account was deleted here. */
  | { status: 'signed-out'; person: number; left: boolean; deleted?: DeletedAccount }
  /** `person` changes with another person or manual sign-out. `madeHere`: not restored or synced. */
  | { status: 'signed-in'; person: number; madeHere: boolean };

export interface DeletedAccount {
  /** Data we keep: more for specialists. */
  kind: 'patient' | 'specialist';
  /** Opens the confirmations from other companies. */
  receiptId: string;
}

export interface SessionDeps {
  auth: Pick<LateCode<AuthClient>, 'load'>;
  /** Storage of the backend token between visits (spec section 3, 'Client-side stored keys'). */
  token: StoredText;
  /** Unsent picks of a person; dropped on manual sign-out and when another person signs in. */
  keep: Pick<Keep, 'belongTo' | 'clear'>;
  now: () => number;
}

export type Session = ReturnType<typeof createSession>;

/** User ID in the token; '' if unreadable. */
const subjectOf = (text: string): string => readToken(text).subject ?? '';

const isFresh = (text: string, now: number): boolean => (readToken(text).expiresAt ?? 0) > now + 30_000;

/** Session of this device. A valid stored token saves loading the provider's client. */
export function createSession({ auth, token, keep, now }: SessionDeps) {
  const first = token.read();
  const {
    read,
    set: become,
    subscribe,
  } = createStore<SessionState>(
    first ? { status: 'checking', person: 0 } : { status: 'signed-out', person: 0, left: false },
  );
  /** Owner of stored data. Kept after a refused token: unsaved changes wait for the next sign-in. */
  let owner = first === null ? null : subjectOf(first);
  if (owner !== null) keep.belongTo(owner);
  /** Another tab's newer token, which this tab's provider client may not know yet. */
  let theirToken: string | null = null;
  const arrive = (fresh: string, madeHere: boolean): void => {
    const subject = subjectOf(fresh);
    const changed = owner !== null && owner !== subject;
    owner = subject;
    keep.belongTo(subject);
    become({ status: 'signed-in', person: read().person + (changed ? 1 : 0), madeHere });
  };
  const enter = (fresh: string): void => {
    theirToken = null;
    token.write(fresh);
    arrive(fresh, true);
  };
  const leave = (left: boolean, deleted?: DeletedAccount): void => {
    theirToken = null;
    token.remove();
    const forgets = left && owner !== null;
    if (left) {
      owner = null;
      keep.clear();
    }
    if (forgets || read().status !== 'signed-out') {
      become({ status: 'signed-out', person: read().person + (forgets ? 1 : 0), left, ...(deleted && { deleted }) });
    }
  };
  /** True if the provider did not respond last time: another token may exist. */
  let silent = false;
  const renew = async (force: boolean): Promise<string | null> => {
    silent = true;
    const provider = await auth.load();
    const before = token.read();
    const held = await provider.token(force);
    // The provider uses the device clock: if that is slow, it returns a token that has expired at the service.
    const fresh = !force && held && held === before ? await provider.token(true) : held;
    silent = false;
    if (fresh) token.write(fresh);
    return fresh;
  };

  return {
    read,
    subscribe,

    /** Settles 'checking'. An unresponsive provider signs no one out: the next call retries. */
    restore: async (): Promise<void> => {
      if (read().status !== 'checking') return;
      const kept = token.read();
      const good = kept && (isFresh(kept, now()) || (await renew(false).catch(() => kept)));
      if (read().status !== 'checking') return;
      if (good) become({ status: 'signed-in', person: read().person, madeHere: false });
      else leave(false);
    },

    /** Token for `person`'s call (TeleProvider); null once signed out, so pending saves never use the next one's. */
    token: async (
      { reason }: { reason: 'initial' | 'expired' | 'rejected' },
      person: number,
    ): Promise<string | null> => {
      if (read().status === 'signed-out' || read().person !== person) return null;
      const newer = theirToken;
      theirToken = null;
      if (newer && isFresh(newer, now())) return newer;
      const kept = token.read();
      if (reason === 'initial' && kept && isFresh(kept, now())) return kept;
      const fresh = await renew(reason === 'rejected');
      return read().person === person ? fresh : null;
    },

    isSignInLink: async (url: string): Promise<boolean> => (await auth.load()).isSignInLink(url),
    sendLink: async (email: string, returnUrl: string): Promise<void> => (await auth.load()).sendLink(email, returnUrl),
    completeLink: async (email: string, url: string): Promise<void> =>
      enter(await (await auth.load()).completeLink(email, url)),
    exchange: async (customToken: string): Promise<void> => enter(await (await auth.load()).exchange(customToken)),

    /** Signs out when the API refuses `person`'s token. Another person's late call or a silent provider does not. */
    lose: (person: number): void => {
      if (read().person === person && !silent) leave(false);
    },

    signOut: async (deleted?: DeletedAccount): Promise<void> => {
      leave(true, deleted);
      // Forgets locally first: an unresponsive provider must not keep anyone signed in.
      await (await auth.load()).signOut().catch(() => undefined);
    },

    /** Another tab signed in, signed out or changed the person. */
    followOtherTab: (theirs: string | null): void => {
      if (!theirs) leave(true);
      else {
        theirToken = theirs;
        if (read().status !== 'signed-in' || subjectOf(theirs) !== owner) arrive(theirs, false);
      }
    },
  };
}
