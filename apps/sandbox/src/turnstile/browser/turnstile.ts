import { TurnstileError, Widget, type WidgetOptions } from './widget.ts';

// The script's own address says where the sandbox is, and how it was asked for.
const source = new URL((document.currentScript as HTMLScriptElement).src);
const widgets = new Map<string, Widget>();
const readyListeners: (() => void)[] = [];
let ready = false;
let widgetCount = 0;

function elementOf(target: string | HTMLElement): HTMLElement {
  const found = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
  if (found instanceof HTMLElement) return found;
  throw new TurnstileError(`Unable to find a container for ${typeof target === 'string' ? target : typeof target}`);
}

function widgetOf(id?: string): Widget | undefined {
  return id === undefined ? [...widgets.values()][0] : widgets.get(id);
}

function checkOptions({ sitekey, action = '' }: WidgetOptions): void {
  if (typeof sitekey !== 'string')
    throw new TurnstileError(
      `Invalid or missing type for parameter "sitekey", expected "string", got "${typeof sitekey}"`,
    );
  if (!/^[\w-]{0,32}$/.test(action))
    throw new TurnstileError(`Invalid input for optional parameter "action", got "${action}"`);
}

const turnstile = {
  ready(callback: () => void) {
    if (ready) callback();
    else readyListeners.push(callback);
  },
  render(target: string | HTMLElement, options: WidgetOptions): string {
    const container = elementOf(target);
    checkOptions(options);
    widgetCount += 1;
    const id = `cf-chl-widget-${widgetCount}`;
    // As in the real one: widgets outside the document never answer.
    if (!document.contains(container)) {
      console.warn(
        `[Cloudflare Turnstile] Cannot find Widget ${id}, consider using turnstile.remove() to clean up a widget.`,
      );
      return id;
    }
    widgets.set(id, new Widget(id, source.origin, container, options));
    return id;
  },
  execute: (id?: string) => widgetOf(id)?.execute(),
  reset: (id?: string) => widgetOf(id)?.reset(),
  remove(id: string) {
    widgets.get(id)?.remove();
    widgets.delete(id);
  },
  getResponse: (id?: string) => widgetOf(id)?.response,
  isExpired: (id?: string) => widgetOf(id)?.isExpired ?? false,
};

Object.assign(window, { turnstile });

function begin(): void {
  ready = true;
  if (source.searchParams.get('render') !== 'explicit')
    for (const element of document.querySelectorAll<HTMLElement>('.cf-turnstile')) {
      const { sitekey = '', action, cdata, theme, callback } = element.dataset;
      const options: WidgetOptions = { sitekey };
      if (action !== undefined) options.action = action;
      if (cdata !== undefined) options.cData = cdata;
      if (theme !== undefined) options.theme = theme as 'auto';
      if (callback !== undefined) options.callback = callback;
      turnstile.render(element, options);
    }
  const onload = source.searchParams.get('onload');
  const called = onload ? (window as unknown as Record<string, unknown>)[onload] : undefined;
  if (typeof called === 'function') (called as () => void)();
  for (const callback of readyListeners.splice(0)) callback();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else queueMicrotask(begin);
