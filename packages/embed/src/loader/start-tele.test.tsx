import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Script } from '../script/open-script.ts';
import type { Code } from './code.ts';
import { mayStart } from './may-start.ts';
import { startTele } from './start-tele.ts';

/** Reports elements at once, except those a test holds back: the test browser has no layout. */
const farAway = new Set<Element>();
type Tell = (entries: { isIntersecting: boolean; target: Element }[]) => void;
class Approach {
  readonly #tell: Tell;
  constructor(tell: Tell) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    queueMicrotask(() => this.#tell([{ isIntersecting: !farAway.has(target), target }]));
  }
  unobserve(): void {}
  disconnect(): void {}
}

const script = {
  run: vi.fn<Script['run']>(),
  found: vi.fn<Script['found']>(),
  near: vi.fn<Script['near']>(),
  expect: vi.fn<Script['expect']>(),
  press: vi.fn<Script['press']>(),
};
const openScript = vi.fn<() => Script>(() => script);
const code = {
  widget: vi.fn<Code['widget']>(async () => ({ define: () => undefined })),
  script: vi.fn<() => Promise<{ openScript: typeof openScript }>>(async () => ({ openScript })),
};
let end = (): void => undefined;
function start(): void {
  end = startTele(window, { code, version: '1.0.0', base: 'https://cdn.example/1.0.0/' });
}
const Tele = (...call: readonly unknown[]): void =>
  (Reflect.get(window, 'Tele') as (...call: readonly unknown[]) => void)(...call);

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Approach);
  vi.clearAllMocks();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  farAway.clear();
  Reflect.deleteProperty(window, 'Tele');
  vi.unstubAllGlobals();
});

/** Settles when all started work is done. */
const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

describe('the script', () => {
  it('loads nothing for a page that only sets props', async () => {
    document.body.innerHTML = '<tele-match-widget></tele-match-widget><div id="later"></div>';
    for (const element of document.body.children) farAway.add(element);
    start();
    Tele('init', { apiBase: 'https://api.example' });
    Tele('on', { event: '*', callback: () => undefined });
    Tele('inline', { element: '#later' });
    await settled();
    expect(code.script).not.toHaveBeenCalled();
    expect(code.widget).not.toHaveBeenCalled();
  });

  it('loads itself and a widget when an element is near, present or added later', async () => {
    start();
    const element = document.createElement('tele-provider-inbox');
    document.body.append(element);
    await vi.waitFor(() => expect(script.near).toHaveBeenCalledWith(element));
    expect(code.widget).toHaveBeenCalledWith('provider-inbox');
  });

  it('starts an element inside open shadow roots of the page, however deep', async () => {
    document.body.innerHTML = '<div></div>';
    const outer = document.body.firstElementChild?.attachShadow({ mode: 'open' });
    outer?.append(document.createElement('section'));
    const inner = outer?.firstElementChild?.attachShadow({ mode: 'open' });
    const first = document.createElement('tele-match-widget');
    inner?.append(first);
    start();
    await vi.waitFor(() => expect(script.near).toHaveBeenCalledWith(first));
    const later = document.createElement('tele-match-widget');
    inner?.append(later);
    await vi.waitFor(() => expect(script.near).toHaveBeenCalledWith(later));
  });

  it('starts an element inside a component that the page defines later', async () => {
    document.body.innerHTML = '<clinic-card></clinic-card>';
    start();
    customElements.define(
      'clinic-card',
      class extends HTMLElement {
        connectedCallback(): void {
          this.attachShadow({ mode: 'open' }).innerHTML = '<tele-match-widget></tele-match-widget>';
        }
      },
    );
    const element = document.querySelector('clinic-card')?.shadowRoot?.firstElementChild;
    await vi.waitFor(() => expect(script.near).toHaveBeenCalledWith(element));
  });

  it('runs queued commands in order, from the stub and since', async () => {
    const q = [['init', { apiBase: 'https://api.example' }]];
    Reflect.set(
      window,
      'Tele',
      Object.assign(() => undefined, { q }),
    );
    start();
    Tele('on', { event: 'ready' });
    Tele('modal');
    await vi.waitFor(() => expect(script.run).toHaveBeenCalledTimes(3));
    expect(script.run.mock.calls).toEqual([
      ['init', { apiBase: 'https://api.example' }],
      ['on', { event: 'ready' }],
      ['modal', undefined],
    ]);
  });

  it.each(['<a id="Tele"></a>', '<form name="Tele"><input name="q"><input name="version"></form>'])(
    'ignores %s, which browsers show as a name of the window',
    async (markup) => {
      document.body.innerHTML = markup;
      Reflect.set(window, 'Tele', document.body.firstElementChild);
      expect(mayStart(view({ Tele: document.body.firstElementChild }), '1.0.0')).toBe(true);
      start();
      expect(() => Tele('modal')).not.toThrow();
      await vi.waitFor(() => expect(script.run).toHaveBeenCalledWith('modal', undefined));
    },
  );

  it.each([null, 'doctor', 7, [], { element: '[' }])('takes inline with %j without a throw', async (input) => {
    start();
    expect(() => Tele('inline', input)).not.toThrow();
    await vi.waitFor(() => expect(script.run).toHaveBeenCalledWith('inline', input));
  });
});

describe('a link or button that opens a widget', () => {
  const open = (markup: string): HTMLElement => {
    document.body.innerHTML = markup;
    start();
    return document.body.firstElementChild as HTMLElement;
  };

  it('preloads the code on hover or focus', async () => {
    const opener = open('<button data-tele-open="match-widget">Book</button>');
    opener.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await vi.waitFor(() => expect(script.expect).toHaveBeenCalledWith(opener));
    expect(code.widget).toHaveBeenCalledWith('match-widget');
    expect(script.press).not.toHaveBeenCalled();
  });

  it('opens it instead of the page’s own action', async () => {
    const opener = open('<a href="#book" data-tele-open="match-widget"><b>Book</b></a>');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    opener.firstElementChild?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(script.press).toHaveBeenCalledWith(opener));
  });

  it('is left to the browser when it opens in a new tab', async () => {
    const opener = open('<a href="#book" data-tele-open="match-widget">Book</a>');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    opener.dispatchEvent(click);
    await settled();
    expect(click.defaultPrevented).toBe(false);
    expect(code.script).not.toHaveBeenCalled();
  });

  it('follows its link when the code fails to load, and logs that', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    code.script.mockRejectedValueOnce(new Error('offline'));
    const opener = open('<a href="#page-of-its-own" data-tele-open="match-widget">Book</a>');
    const heard = vi.fn<() => void>();
    opener.addEventListener('tele:load-error', heard);
    opener.click();
    await vi.waitFor(() => expect(location.hash).toBe('#page-of-its-own'));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

/** Window of a recent browser, with the page's own `Tele` values. */
function view(own: object = {}): typeof window {
  class HTMLElement {}
  Object.assign(HTMLElement.prototype, { popover: null });
  const page = { createElement: () => ({ relList: { supports: () => true } }) };
  return { HTMLElement, document: page, ...own } as unknown as typeof window;
}

describe('a page', () => {
  const first = Object.assign(() => undefined, { version: '1.0.0' });

  it('has the script once, however often it loads', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(mayStart(view({ Tele: first }), '1.0.0')).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });

  it('keeps the first of two versions, and warns in the console', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(mayStart(view({ Tele: first }), '1.1.0')).toBe(false);
    expect(warn.mock.calls.flat().join()).toContain('version 1.0.0 is already on the page');
  });

  it('keeps its links in an unsupported browser', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(mayStart(view(), '1.0.0')).toBe(true);
    expect(mayStart(view({ HTMLElement: class {} }), '1.0.0')).toBe(false);
    const page = { createElement: () => ({ relList: { supports: () => false } }) };
    expect(mayStart(view({ document: page }), '1.0.0')).toBe(false);
    expect(warn.mock.calls.flat().join()).toContain('not supported');
  });
});
