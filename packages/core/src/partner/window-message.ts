/**
 * What the sign-in window and the page that opened it say to each other, by `postMessage` with an exact `targetOrigin`, never `*`
 * (docs/decisions/2026-11-22-partners.md). `tele` is the version of these messages, `signInId` names the sign-in they are about.
 *
 * - `ready`: the window, to whatever opened it, again and again until it is answered.
 * - `here`: the page's answer, for the sign-in that it began itself and for no other.
 * - `code`: the window, once the person is signed in. For one use, to be exchanged with the verifier.
 */
export type WindowMessage =
  | { tele: 1; kind: 'ready'; signInId: string }
  | { tele: 1; kind: 'here'; signInId: string }
  | { tele: 1; kind: 'code'; signInId: string; code: string };

/** Parts of a `MessageEvent` that identify the sender. */
export interface Heard {
  source: unknown;
  origin: string;
  data: unknown;
}

/** Expected sender: the opened or opening window, its origin, and one sign-in. */
export interface Speaker {
  window: unknown;
  origin: string;
  signInId: string;
}

/** Message from the expected window and origin about this sign-in; else null. */
export function readWindowMessage({ source, origin, data }: Heard, from: Speaker): WindowMessage | null {
  // A page without an opener has a null window, and so has an event whose window is closed.
  if (!from.window || source !== from.window || origin !== from.origin) return null;
  if (typeof data !== 'object' || data === null) return null;
  const { tele, kind, signInId, code } = data as Partial<Record<string, unknown>>;
  if (tele !== 1 || signInId !== from.signInId) return null;
  if (kind === 'ready' || kind === 'here') return { tele, kind, signInId: from.signInId };
  if (kind !== 'code' || typeof code !== 'string' || code === '') return null;
  return { tele, kind, signInId: from.signInId, code };
}
