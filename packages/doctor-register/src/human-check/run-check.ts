import type { CheckState } from './check-store.ts';
import { loadTurnstile, type TurnstileOptions } from './turnstile.ts';

export interface CheckSettings {
  siteKey: string;
  scriptUrl?: string | undefined;
  nonce?: string | undefined;
  /** Root that sets the colour scheme: the element may be slotted outside it. */
  root: Element;
  action: string;
  locale: string;
}

/** Time limit of a check without interaction, including its script. */
const limitMs = 60_000;

/** Cloudflare's minimum width; narrower ones use the compact widget. */
const leastWidth = 300;

/** Runs one check in an element and reports its state until stopped. Returns a stop function. */
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
    // Invisible unless a click is needed: other states have our own UI.
    appearance: 'interaction-only',
    retry: 'never',
    'response-field': false,
    callback: (token) => say({ tag: 'done', token }),
    'error-callback': () => {
      refused();
      return true;
    },
    // It restarts automatically.
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
