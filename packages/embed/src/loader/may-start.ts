import { warn } from '../page/warn.ts';

/** What calls of the page left while the script was on its way: `window.Tele=window.Tele||function(){(Tele.q=Tele.q||[]).push(arguments)}`. */
interface Stub {
  q?: unknown;
  /** Of a script that is here already. */
  version?: string;
}

/** What a page has by our name. An element of that id or name, which browsers put on the window too, is none of ours. */
export function stubOn(view: Window): Stub {
  const named: unknown = Reflect.get(view, 'Tele');
  return typeof named === 'function' ? (named as Stub) : {};
}

/** Browsers that have the first have what the widgets are written with; where a page adds it to an older one, the second tells. */
const isSupported = ({ HTMLElement, document }: typeof globalThis): boolean =>
  'popover' in HTMLElement.prototype && document.createElement('link').relList.supports('modulepreload');

/** Whether the script is to begin: not where it is there already, nor in a browser that is too old. Both leave the page as it is. */
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
