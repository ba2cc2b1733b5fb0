import type { CheckState } from './check-store.ts';
import { loadTurnstile, type TurnstileOptions } from './turnstile.ts';

export interface CheckSettings {
  siteKey: string;
  /** Where the script is; Cloudflare's own address by default. */
  scriptUrl?: string | undefined;
  /** Of the page's Content-Security-Policy. */
  nonce?: string | undefined;
  /** The scheme is the root's: the element itself may stand outside it, where a slot shows it. */
  root: Element;
  /** What the token is for; the server compares it. */
  action: string;
  /** BCP 47. */
  locale: string;
}

/** How long a check may run that asks nothing of the person, its script included. */
const limitMs = 60_000;

/** Cloudflare's smallest width; below it the compact widget is taken. */
const leastWidth = 300;

/** Runs one check in an element, and says how it stands. Returns the way to end it; nothing is said after that. */
export function runCheck(
  element: HTMLElement,
  settings: CheckSettings,
  onState: (state: CheckState) => void,
): () => void {
  const { siteKey, scriptUrl, nonce, action, locale, root } = settings;
  let end = (): void => undefined;
  let ended = false;
  const view = element.ownerDocument.defaultView;
  let timer: number | undefined;
  const say = (state: CheckState): void => {
    view?.clearTimeout(timer);
    if (ended) return;
    if (state.tag === 'running') timer = view?.setTimeout(refused, limitMs);
    onState(state);
  };
  const refused = (): void => say({ tag: 'failed', why: 'refused' });
  const options: TurnstileOptions = {
    sitekey: siteKey,
    action,
    theme: themeOf(root),
    language: locale.split('-')[0] ?? 'auto',
    size: element.clientWidth < leastWidth ? 'compact' : 'flexible',
    // What needs no click draws nothing: the states around it are ours.
    appearance: 'interaction-only',
    retry: 'never',
    'response-field': false,
    callback: (token) => say({ tag: 'done', token }),
    'error-callback': () => {
      refused();
      return true;
    },
    // It begins again by itself.
    'expired-callback': () => say({ tag: 'running' }),
    'timeout-callback': refused,
    'unsupported-callback': () => say({ tag: 'failed', why: 'unsupported' }),
    'before-interactive-callback': () => say({ tag: 'asks' }),
  };
  timer = view?.setTimeout(refused, limitMs);
  loadTurnstile(element.ownerDocument, { named: scriptUrl, nonce }).then(
    (turnstile) => {
      if (ended) return;
      try {
        const id = turnstile.render(element, options);
        end = () => id !== undefined && turnstile.remove(id);
      } catch {
        // It throws at a key that is none.
        refused();
      }
    },
    () => say({ tag: 'failed', why: 'blocked' }),
  );
  return () => {
    ended = true;
    view?.clearTimeout(timer);
    end();
  };
}

function themeOf(element: Element): TurnstileOptions['theme'] {
  const scheme = element.closest<HTMLElement>('[data-tele-scheme]')?.dataset['teleScheme'];
  return scheme === 'dark' || scheme === 'auto' ? scheme : 'light';
}
