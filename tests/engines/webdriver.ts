import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import type { Command } from 'selenium-webdriver/lib/command.js';
import { freePort } from '../../apps/api/src/testing/free-port.ts';
import { hiddenScreen, miniBrowserPath, webkitDriver } from '../../tooling/engines/installed.ts';
import { patienceMs } from '../../tooling/patience.ts';
import { endWithUs } from './end-with-us.ts';
import { placed, viewport, type Driver, type Engine, type Key, type Point } from './driver.ts';

/** WebKitGTK's MiniBrowser over WebDriver, on a virtual screen. */
export async function webkit(): Promise<Engine> {
  const screen = spawn(hiddenScreen, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  endWithUs(screen);
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  // Its compositor needs a graphics card.
  const env = {
    ...process.env,
    ...placed,
    DISPLAY: `:${String(display).trim()}`,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const visits = new Set<WebKitDriver>();
  const visit = async (): Promise<WebKitDriver> => {
    const driver = await WebKitDriver.start(env);
    visits.add(driver);
    return driver;
  };
  // Only a session reports the version.
  const first = await visit();
  let unused: WebKitDriver | undefined = first;
  return {
    version: `WebKitGTK ${await first.version()}`,
    visit: async () => {
      const ready = unused ?? (await visit());
      unused = undefined;
      return ready;
    },
    close: async () => {
      await Promise.all([...visits].map((driver) => driver.close()));
      screen.kill();
    },
  };
}

/** Driver's response, or a named error on a timeout: the driver itself has none. */
async function answered<T>(command: string, answer: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = sleep(patienceMs, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`WebKit has not answered '${command}' within ${patienceMs / 1000} s.`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    ended.abort();
  }
}

/** Session of a driver, with a timeout for every command. */
async function sessionOf(server: ChildProcess, url: string): Promise<WebDriver> {
  const isReady = async () => (await fetch(`${url}/status`, { signal: AbortSignal.timeout(1000) })).ok;
  const deadline = performance.now() + patienceMs;
  while (!(await isReady().catch(() => false))) {
    if (server.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${server.exitCode}.`);
    if (performance.now() > deadline) throw new Error(`WebKitWebDriver is not ready within ${patienceMs / 1000} s.`);
    await sleep(50);
  }
  const session = await answered(
    'newSession',
    Promise.resolve(
      new Builder()
        .disableEnvironmentOverrides()
        .usingServer(url)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary: miniBrowserPath(), args: ['--automation'] },
          }),
        )
        .build(),
    ),
  );
  const asks = session.execute.bind(session);
  session.execute = (command: Command) => answered(command.getName(), asks(command));
  return session;
}

/** Page of WebKitGTK's browser. A driver takes one session, so each page has its own driver and browser. */
class WebKitDriver implements Driver {
  readonly #server: ChildProcess;
  readonly #session: WebDriver;
  #closed = false;

  constructor(server: ChildProcess, session: WebDriver) {
    this.#server = server;
    this.#session = session;
  }

  /** Retries a browser that does not start. */
  static async start(env: NodeJS.ProcessEnv, tries = 3): Promise<WebKitDriver> {
    const port = await freePort();
    const server = spawn(webkitDriver, [`--port=${port}`], { env, stdio: 'ignore' });
    endWithUs(server);
    try {
      const driver = new WebKitDriver(server, await sessionOf(server, `http://127.0.0.1:${port}`));
      await driver.#fit();
      return driver;
    } catch (error) {
      server.kill('SIGKILL');
      if (tries <= 1) throw error;
      console.error(`${error instanceof Error ? error.message : String(error)} Another is started.`);
      return WebKitDriver.start(env, tries - 1);
    }
  }

  /** Enlarges the window by its bars, so the page has the usual size. */
  async #fit(): Promise<void> {
    const window = this.#session.manage().window();
    await window.setRect({ x: 0, y: 0, ...viewport });
    const [width, height] = await this.run<[number, number]>('[innerWidth, innerHeight]');
    await window.setRect({
      x: 0,
      y: 0,
      width: 2 * viewport.width - width,
      height: 2 * viewport.height - height,
    });
  }

  async version(): Promise<string> {
    return (await this.#session.getCapabilities()).getBrowserVersion() ?? '';
  }

  go(url: string): Promise<void> {
    return this.#session.get(url);
  }

  address(): Promise<string> {
    return this.#session.getCurrentUrl();
  }

  async run<Value>(expression: string, frame?: string): Promise<Value> {
    const script = `return (${expression});`;
    if (frame === undefined) return this.#session.executeScript<Value>(script);
    const frames = await this.#session.findElements(By.css('iframe'));
    for (const element of frames) {
      if ((await element.getAttribute('src')) !== frame) continue;
      await this.#session.switchTo().frame(element);
      try {
        return await this.#session.executeScript<Value>(script);
      } finally {
        await this.#session.switchTo().defaultContent();
      }
    }
    throw new Error(`There is no frame of ${frame}.`);
  }

  #actions() {
    return this.#session.actions({ async: true });
  }

  move(to: Point): Promise<void> {
    return this.#actions().move(whole(to)).perform();
  }

  press(at: Point): Promise<void> {
    return this.#actions().move(whole(at)).press().release().perform();
  }

  async drag([from, ...over]: readonly Point[]): Promise<void> {
    const actions = this.#actions();
    if (from) actions.move(whole(from));
    actions.press();
    for (const point of over) actions.move(whole(point));
    await actions.release().perform();
  }

  type(text: string): Promise<void> {
    return this.#actions().sendKeys(text).perform();
  }

  async chord(keys: readonly Key[]): Promise<void> {
    const actions = this.#actions();
    const pressed = keys.map(keyOf);
    for (const key of pressed) actions.keyDown(key);
    for (const key of pressed.toReversed()) actions.keyUp(key);
    await actions.perform();
  }

  async front(): Promise<void> {}

  async addPasskeys(): Promise<boolean> {
    return false;
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#session.takeScreenshot(), 'base64');
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    // A hung session ends with its screen.
    await this.#session.quit().catch(() => undefined);
    this.#server.kill();
  }
}

/** WebDriver requires whole pixels. */
const whole = ({ x, y }: Point) => ({ origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y), duration: 40 });

const codes: Readonly<Record<Exclude<Key, 'a' | 'z'>, string>> = {
  Alt: Keys.ALT,
  Control: Keys.CONTROL,
  Shift: Keys.SHIFT,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  Delete: Keys.DELETE,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Home: Keys.HOME,
  PageDown: Keys.PAGE_DOWN,
  Tab: Keys.TAB,
};
const keyOf = (key: Key): string => (key === 'a' || key === 'z' ? key : codes[key]);
