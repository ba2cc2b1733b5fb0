import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { openScript, type WidgetCode } from './open-script.ts';

const define = vi.fn<() => void>();
/** Scripts of a test: they listen to the page until destroyed. */
const scripts: ReturnType<typeof openScript>[] = [];

function aScript(fetchWidget: () => Promise<WidgetCode> = async () => ({ define })) {
  const begin = vi.fn<() => void>();
  const end = vi.fn<() => void>();
  const script = openScript(document, {
    fetchWidget,
    version: '1.0.0',
    base: 'https://cdn.example/1.0.0/',
    begin,
    end,
  });
  scripts.push(script);
  return { ...script, begin, end };
}

const tell = (type: string): void => {
  const detail = { v: 1, type, widget: 'match-widget', instanceId: '1', data: {} };
  document.body.dispatchEvent(new CustomEvent(`tele:${type}`, { bubbles: true, detail }));
};

let warn: MockInstance<typeof console.warn>;
const said = (): string => warn.mock.calls.flat().join('\n');

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
  document.body.innerHTML = '<div id="book"><a href="/book">Book</a></div>';
});
afterEach(() => {
  for (const { run } of scripts.splice(0)) run('destroy');
  vi.restoreAllMocks();
  define.mockReset();
});

describe('a command', () => {
  it.each([
    ['launch', undefined, 'Use one of: init, update, inline'],
    [undefined, undefined, 'Use one of: init, update, inline'],
    ['init', 'https://api.example', 'options must be an object'],
    ['inline', { element: '#nowhere' }, 'element must be an element, or a selector'],
    ['inline', { element: '###' }, 'element must be an element, or a selector'],
    ['inline', { element: '#book', widget: 'calendar' }, 'widget must be one of match-widget, provider-inbox'],
    ['inline', { element: '#book', config: 'doctor' }, 'config must be an object'],
    ['modal', { title: 3 }, 'title must be a string'],
    ['floatingButton', { position: 'top' }, 'position must be bottom-right or bottom-left'],
    ['on', { event: 'selection_created', callback: () => undefined }, 'selection-created'],
    ['on', { event: 'ready' }, 'callback must be a function'],
  ])('ignores %s with %j and logs the valid input', (name, input, message) => {
    expect(() => aScript().run(name, input)).not.toThrow();
    expect(said()).toContain(message);
  });
});

describe('a widget in the page', () => {
  it('replaces its element’s content, which it keeps between its tags', () => {
    aScript().run('inline', { element: '#book', config: { profession: 'pets' } });
    expect(document.body.innerHTML).toBe(
      '<div id="book"><tele-match-widget profession="pets"><a href="/book">Book</a></tele-match-widget></div>',
    );
  });

  it('is rendered once for repeated commands, with the latest settings', () => {
    const { run } = aScript();
    run('inline', { element: '#book', config: { profession: 'pets' } });
    run('inline', { element: '#book', config: { profession: 'legal' } });
    expect(document.querySelectorAll('tele-match-widget')).toHaveLength(1);
    expect(document.querySelector('tele-match-widget')?.getAttribute('profession')).toBe('legal');
  });

  it('restores the page', () => {
    const before = document.body.innerHTML;
    const { run, end } = aScript();
    run('inline', { element: '#book' });
    const card = document.createElement('div');
    card.slot = 'tele-card-1';
    document.querySelector('tele-match-widget')?.append(card);
    run('destroy');
    expect(document.body.innerHTML).toBe(before);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('starts again after that', () => {
    const { run, begin } = aScript();
    run('destroy');
    run('init', { apiBase: 'https://api.example' });
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('has its settings before its element is defined', async () => {
    const { run, near } = aScript();
    run('init', { apiBase: 'https://api.example' });
    const element = document.createElement('tele-match-widget');
    document.body.append(element);
    define.mockImplementation(() => expect(element.getAttribute('api-base')).toBe('https://api.example'));
    near(element);
    await vi.waitFor(() => expect(define).toHaveBeenCalledTimes(1));
  });

  it('reports a code load error from its element', async () => {
    const { near } = aScript(() => Promise.reject(new Error('offline')));
    const element = document.createElement('tele-provider-inbox');
    document.body.append(element);
    const heard = vi.fn<(event: Event) => void>();
    document.addEventListener('tele:load-error', heard, { once: true });
    near(element);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    expect(heard.mock.calls[0]?.[0]).toMatchObject({
      target: element,
      detail: { v: 1, type: 'load-error', widget: 'provider-inbox', data: { code: 'NOT_LOADED' } },
    });
  });

  it('signs out with all others of the page', () => {
    const { run, found } = aScript();
    const logout = vi.fn<() => void>();
    const element = Object.assign(document.createElement('tele-match-widget'), { logout });
    document.body.append(element);
    found(element);
    run('logout');
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('signs out after the page has removed it', () => {
    const logout = vi.fn<() => void>();
    const Known = Object.assign(class extends HTMLElement {}, { logout });
    vi.spyOn(customElements, 'get').mockImplementation((tag) => (tag === 'tele-match-widget' ? Known : undefined));
    aScript().run('logout');
    expect(logout).toHaveBeenCalledTimes(1);
  });
});

describe('listening', () => {
  it('receives one kind of event, or all, until it is unsubscribed', () => {
    const { run } = aScript();
    const [one, all] = [vi.fn<(told: object) => void>(), vi.fn<(told: object) => void>()];
    run('on', { event: 'submitted', callback: one });
    run('on', { event: '*', callback: all });
    tell('submitted');
    tell('ready');
    expect(one).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ v: 1, type: 'submitted', widget: 'match-widget' }),
    );
    expect(all).toHaveBeenCalledTimes(2);
    run('off', { event: '*', callback: all });
    tell('ready');
    expect(all).toHaveBeenCalledTimes(2);
  });

  it('continues when another callback of the page throws', () => {
    const { run } = aScript();
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', report);
    const heard = vi.fn<() => void>();
    run('on', {
      event: 'ready',
      callback: () => {
        throw new Error('of the page');
      },
    });
    run('on', { event: 'ready', callback: heard });
    tell('ready');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});

describe('debugging', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('logs events from before its own code loaded, once', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const { run } = aScript();
    run('init', { debug: true });
    tell('ready');
    const shown = () => info.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('Tele event'));
    await vi.waitFor(() => expect(shown()).toEqual(['Tele event tele:ready']));
    tell('submitted');
    expect(shown()).toEqual(['Tele event tele:ready', 'Tele event tele:submitted']);
  });
});
