import { storage, type SafeStorage } from '@tele/kit';
import type { Experience, Side } from '../places.ts';

/** Text stored on this device. Never throws: blocked storage keeps nothing. */
export interface StoredText {
  read: () => string | null;
  write: (text: string) => void;
  remove: () => void;
}

const storedText = (store: SafeStorage, key: string): StoredText => ({
  read: () => store.get(key),
  write: (text) => void store.set(key, text),
  remove: () => store.remove(key),
});

/** Storage key of the backend token, which other tabs watch. */
export const tokenKey = 'tele.token';

/** Storage key of partner sign-ins, which other tabs watch. */
export const signInsKey = 'tele.sign-ins';

/** Storage key of seen notifications by user ID and side, which other tabs watch. */
export const seenKey = (person: string, side: Experience): string => `tele.seen.${person}.${side}`;

/** Other stored values (spec section 3, 'Client-side stored keys'); Google flow and picks for this tab only. */
export const stored = {
  token: storedText(storage.local, tokenKey),
  magicLinkEmail: storedText(storage.local, 'tele.magic-link-email'),
  /** Browser ID in the sign-in links it requests. */
  device: storedText(storage.local, 'tele.device'),
  side: storedText(storage.local, 'tele.side'),
  postLoginRedirect: storedText(storage.local, 'tele.post-login-redirect'),
  /** Partner sign-ins started in this browser: IDs only. */
  signIns: storedText(storage.local, signInsKey),
  flow: storedText(storage.session, 'tele.flow'),
  keep: storedText(storage.session, 'tele.keep'),
  /** Entry scripts of the releases this tab was reloaded between. */
  releases: storedText(storage.session, 'tele.releases'),
};

/** Last side shown; null if missing or invalid. */
export const keptSide = {
  read: (): Side | null => {
    const kept = stored.side.read();
    return kept === 'patient' || kept === 'specialist' ? kept : null;
  },
  write: (side: Side): void => stored.side.write(side),
};
