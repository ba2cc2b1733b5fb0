import { connect, type Wire } from '../../browser/wire.ts';

type Callback = string | ((value?: string) => unknown);

export interface WidgetOptions {
  sitekey: string;
  action?: string;
  cData?: string;
  theme?: 'auto' | 'light' | 'dark';
  size?: 'normal' | 'compact' | 'flexible' | 'invisible';
  tabindex?: number;
  appearance?: 'always' | 'execute' | 'interaction-only';
  execution?: 'render' | 'execute';
  'refresh-expired'?: 'auto' | 'manual' | 'never';
  'response-field'?: boolean;
  'response-field-name'?: string;
  callback?: Callback;
  'error-callback'?: Callback;
  'expired-callback'?: Callback;
  'before-interactive-callback'?: Callback;
  'after-interactive-callback'?: Callback;
}

export class TurnstileError extends Error {
  override name = 'TurnstileError';
  constructor(text: string) {
    super(`[Cloudflare Turnstile] ${text}.`);
  }
}

const LIFE_MS = 300_000;
const SIZES: Record<string, [width: string, height: string]> = {
  normal: ['300px', '65px'],
  flexible: ['100%', '65px'],
  compact: ['150px', '140px'],
  invisible: ['0', '0'],
};

export class Widget {
  #id: string;
  #options: WidgetOptions;
  #home: string;
  #holder = document.createElement('div');
  #frame = document.createElement('iframe');
  #field: HTMLInputElement | null = null;
  #wire: Wire;
  #loaded = false;
  #shouldStart: boolean;
  #token: string | undefined;
  #expired = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, home: string, container: HTMLElement, options: WidgetOptions) {
    this.#id = id;
    this.#home = home;
    this.#options = options;
    this.#shouldStart = options.execution !== 'execute';
    this.#wire = connect({
      target: () => this.#frame.contentWindow,
      origin: home,
      frame: id,
      receive: (type, payload) => this.#receive(type, payload),
    });
    this.#mount(container);
  }

  #mount(container: HTMLElement): void {
    const { size = 'normal', appearance = 'always', tabindex } = this.#options;
    const [width, height] = SIZES[size] ?? SIZES.normal!;
    this.#frame.title = 'Widget containing a Cloudflare security challenge';
    if (tabindex !== undefined) this.#frame.tabIndex = tabindex;
    this.#frame.style.cssText = `border:0;overflow:hidden;width:${width};height:${height};color-scheme:light only`;
    this.#frame.src = `${this.#home}/turnstile/frame#${new URLSearchParams({ frame: this.#id, parent: location.origin })}`;
    this.#holder.hidden = appearance !== 'always' || size === 'invisible';
    // A hidden frame would not load everywhere.
    if (this.#holder.hidden) this.#holder.style.cssText = 'display:block;width:0;height:0;overflow:hidden';
    this.#holder.append(this.#frame);
    if (this.#options['response-field'] !== false) {
      this.#field = document.createElement('input');
      this.#field.type = 'hidden';
      this.#field.name = this.#options['response-field-name'] ?? 'cf-turnstile-response';
      this.#holder.append(this.#field);
    }
    container.append(this.#holder);
  }

  #receive(type: string, payload: unknown): void {
    if (type === 'load') {
      this.#loaded = true;
      if (this.#shouldStart) this.#start();
    }
    if (type === 'token') this.#take(payload as string);
    if (type === 'error') this.#fail(payload as string);
    if (type === 'before-interactive') {
      if (this.#options.appearance !== 'always') this.#reveal();
      this.#call('before-interactive-callback');
    }
    if (type === 'after-interactive') this.#call('after-interactive-callback');
  }

  #start(): void {
    const { sitekey, action = '', cData = '', theme = 'auto', appearance } = this.#options;
    if (appearance === 'execute') this.#reveal();
    this.#wire.send('start', { sitekey, action, cData, theme });
  }

  #reveal(): void {
    if (this.#options.size === 'invisible') return;
    this.#holder.hidden = false;
    this.#holder.style.cssText = '';
  }

  #take(token: string): void {
    this.#token = token;
    this.#expired = false;
    if (this.#field) this.#field.value = token;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#expire(), LIFE_MS);
    this.#call('callback', token);
  }

  #expire(): void {
    this.#expired = true;
    this.#clear();
    this.#call('expired-callback', undefined);
    if ((this.#options['refresh-expired'] ?? 'auto') === 'auto') this.#start();
  }

  #fail(code: string): void {
    this.#clear();
    if (this.#options['error-callback'] === undefined) throw new TurnstileError(`Error: ${code}`);
    this.#call('error-callback', code);
  }

  #clear(): void {
    this.#token = undefined;
    if (this.#field) this.#field.value = '';
  }

  #call(
    name:
      | 'callback'
      | 'error-callback'
      | 'expired-callback'
      | 'before-interactive-callback'
      | 'after-interactive-callback',
    value?: string,
  ): void {
    const given = this.#options[name];
    const callback = typeof given === 'string' ? (window as unknown as Record<string, unknown>)[given] : given;
    if (typeof callback === 'function') (callback as (value?: string) => unknown)(value);
  }

  execute(): void {
    this.#shouldStart = true;
    if (this.#loaded && this.#token === undefined) this.#start();
  }

  reset(): void {
    clearTimeout(this.#timer);
    this.#clear();
    this.#expired = false;
    this.#shouldStart = this.#options.execution !== 'execute';
    if (this.#loaded && this.#shouldStart) this.#start();
  }

  remove(): void {
    clearTimeout(this.#timer);
    this.#wire.stop();
    this.#holder.remove();
  }

  get response(): string | undefined {
    return this.#token;
  }

  get isExpired(): boolean {
    return this.#expired;
  }
}
