import { warn } from '../page/warn.ts';

/** Calls queued while the script loads: `window.Tele=window.Tele||function(){(Tele.q=Tele.q||[]).push(arguments)}`. */
interface Stub {
  q?: unknown;
  version?: string;
}

/** The page's `Tele` function. Browsers also expose elements of that ID or name on the window: those are ignored. */
export function stubOn(view: Window): Stub {
  const named: unknown = Reflect.get(view, 'Tele');
  return typeof named === 'function' ? (named as Stub) : {};
}

/** `popover` implies all required features; `modulepreload` also catches older browsers with a polyfill. */
const isSupported = ({ HTMLElement, document }: typeof globalThis): boolean =>
  'popover' in HTMLElement.prototype && document.createElement('link').relList.supports('modulepreload');

/** False if the script is already on the page or the browser is too old: the page then stays unchanged. */
export function mayStart(view: Window & typeof globalThis, version: string): boolean {
  const { version: first } = stubOn(view);
  if (first === undefined) {
    if (isSupported(view)) return true;
    warn('this browser is not supported.');
  } else if (first !== version) {
    warn(`version ${first} is already on the page and stays in use. Load only one version.`);
  }
  return false;
}
