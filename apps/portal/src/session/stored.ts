import { storage, type SafeStorage } from '@tele/kit';
import type { Experience, Side } from '../places.ts';

/** One text kept on this device. Never throws: a blocked store keeps nothing. */
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

/** The key of the backend token, which other tabs watch. */
export const tokenKey = 'tele.token';

/** Storage key of partner sign-ins, which other tabs watch. */
export const signInsKey = 'tele.sign-ins';

/** The key of what a person (a user id) has seen of the notifications of a side, which other tabs watch. */
export const seenKey = (person: string, side: Experience): string => `tele.seen.${person}.${side}`;

/** The appointment ids, and the request ids with their status, that a person has seen on this device. */
export const storedSeen = (person: string, side: Experience): StoredText =>
  storedText(storage.local, seenKey(person, side));

/**
 * Other stored values of the portal (spec section 3, 'Client-side stored keys'); Google flow and picks for this
 * tab only.
 */
export const stored = {
  token: storedText(storage.local, tokenKey),
  magicLinkEmail: storedText(storage.local, 'tele.magic-link-email'),
  /** Names this browser in the sign-in links it asks for. */
  device: storedText(storage.local, 'tele.device'),
  /** The experience shown last. */
  side: storedText(storage.local, 'tele.side'),
  postLoginRedirect: storedText(storage.local, 'tele.post-login-redirect'),
  /** Which sign-ins for pages of partners were begun in this browser: ids alone. */
  signIns: storedText(storage.local, signInsKey),
  flow: storedText(storage.session, 'tele.flow'),
  keep: storedText(storage.session, 'tele.keep'),
  /** Entry scripts of the releases that this tab was reloaded between. */
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
