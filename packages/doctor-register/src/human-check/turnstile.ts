import { loadScript, type ScriptSource } from '@tele/kit';

/** What of Cloudflare Turnstile is used (https://developers.cloudflare.com/turnstile). */
export interface Turnstile {
  render: (container: HTMLElement, options: TurnstileOptions) => string | undefined;
  remove: (widgetId: string) => void;
}

export interface TurnstileOptions {
  sitekey: string;
  action: string;
  theme: 'auto' | 'light' | 'dark';
  /** Two letters. */
  language: string;
  size: 'flexible' | 'compact';
  appearance: 'interaction-only';
  retry: 'never';
  'response-field': false;
  callback: (token: string) => void;
  /** With a code of its own; true says that it was handled. */
  'error-callback': (code?: string) => true;
  'expired-callback': () => void;
  'timeout-callback': () => void;
  'unsupported-callback': () => void;
  'before-interactive-callback': () => void;
}

const itsOwnAddress = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
/** Spec section 9: the script may take 40 looks of 100 ms to set itself up. */
const looks = 40;
const lookMs = 100;

/** Cloudflare's script, loaded when a check is first shown. Rejects when it does not come, or offers nothing within 4 s. */
export async function loadTurnstile(page: Document, source: Omit<ScriptSource, 'home'>): Promise<Turnstile> {
  await loadScript(page, { home: itsOwnAddress, ...source });
  const view = page.defaultView as (Window & { turnstile?: Turnstile }) | null;
  for (let look = 0; view && look < looks; look += 1) {
    if (view.turnstile) return view.turnstile;
    await new Promise<void>((resolve) => void view.setTimeout(resolve, lookMs));
  }
  throw new Error('Tele: the script of the human check loaded without offering it.');
}
