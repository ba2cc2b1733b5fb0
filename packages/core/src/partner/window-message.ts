/** Sign-in window messages. Exact `targetOrigin`, never `*` (docs/decisions/2026-11-22-partner-page-tokens.md). */
export type WindowMessage =
  /** From the window to its opener, repeated until answered. */
  | { tele: 1; kind: 'ready'; signInId: string }
  /** The page’s answer, only for the sign-in it began. */
  | { tele: 1; kind: 'here'; signInId: string }
  /** From the window after sign-in. Single-use, exchanged with the verifier. */
  | { tele: 1; kind: 'code'; signInId: string; code: string };

export interface Heard {
  source: unknown;
  origin: string;
  data: unknown;
}

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
