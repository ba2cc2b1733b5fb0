import { loadScript, type ScriptSource } from '@tele/kit';

/** Used part of Cloudflare Turnstile (https://developers.cloudflare.com/turnstile). */
export interface Turnstile {
  render: (container: HTMLElement, options: TurnstileOptions) => string | undefined;
  remove: (widgetId: string) => void;
}

export interface TurnstileOptions {
  sitekey: string;
  action: string;
  theme: 'auto' | 'light' | 'dark';
  /** Two-letter code. */
  language: string;
  size: 'flexible' | 'compact';
  appearance: 'interaction-only';
  retry: 'never';
  'response-field': false;
  callback: (token: string) => void;
  /** Receives its error code; true marks it as handled. */
  'error-callback': (code?: string) => true;
  'expired-callback': () => void;
  'timeout-callback': () => void;
  'unsupported-callback': () => void;
  'before-interactive-callback': () => void;
}

const itsOwnAddress = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
/** Spec section 9: up to 40 checks, 100 ms apart, for the script to initialise. */
const looks = 40;
const lookMs = 100;

/** Cloudflare's script, loaded with the first check. Rejects if it fails to load or to initialise within 4 s. */
export async function loadTurnstile(page: Document, source: Omit<ScriptSource, 'home'>): Promise<Turnstile> {
  await loadScript(page, { home: itsOwnAddress, ...source });
  const view = page.defaultView as (Window & { turnstile?: Turnstile }) | null;
  for (let look = 0; view && look < looks; look += 1) {
    if (view.turnstile) return view.turnstile;
    await new Promise<void>((resolve) => void view.setTimeout(resolve, lookMs));
  }
  throw new Error('Tele: the script of the human check loaded without offering it.');
}
