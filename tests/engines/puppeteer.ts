import puppeteer, { type Browser, type BrowserContext, type KeyInput, type Page } from 'puppeteer-core';
import { launchOptions } from '../../tooling/browser.ts';
import { placed, viewport, type Driver, type Engine, type Key, type Point } from './driver.ts';
import { startFirefox } from './firefox.ts';

export async function chromium(): Promise<Engine> {
  const { executablePath, args, env } = await launchOptions();
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath,
    headless: 'shell',
    args: [...args, '--no-sandbox', '--lang=en-AU'],
    env: { ...env, ...placed },
    defaultViewport: viewport,
  });
  return engineOf(browser, 'Chromium', async (page) => {
    // Without a window it takes the first passkey for an email field, without a press.
    await page.evaluateOnNewDocument(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    const session = await page.createCDPSession();
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', { options: device });
  });
}

const device = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
} as const;

type AddDevice = (page: Page) => Promise<void>;

export async function firefox(): Promise<Engine> {
  const browserWSEndpoint = await startFirefox(device);
  const browser = await puppeteer.connect({ browserWSEndpoint, protocol: 'webDriverBiDi', defaultViewport: viewport });
  // It has the device from the start.
  return engineOf(browser, 'Firefox', async () => {});
}

async function engineOf(browser: Browser, name: string, addDevice: AddDevice): Promise<Engine> {
  const [, number = ''] = (await browser.version()).split('/');
  const stage: Stage = {};
  return {
    version: `${name} ${number}`,
    visit: async () => {
      const context = await browser.createBrowserContext();
      return new PuppeteerDriver(context, await context.newPage(), { stage, addDevice });
    },
    close: () => browser.close(),
  };
}

/** Page in front, one for each browser. */
interface Stage {
  front?: Driver;
}

/** Page driven by Puppeteer: CDP for Chromium, WebDriver BiDi for Firefox. */
class PuppeteerDriver implements Driver {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #stage: Stage;
  readonly #addDevice: AddDevice;

  constructor(context: BrowserContext, page: Page, { stage, addDevice }: { stage: Stage; addDevice: AddDevice }) {
    this.#context = context;
    this.#page = page;
    this.#stage = stage;
    this.#addDevice = addDevice;
  }

  async go(url: string): Promise<void> {
    await this.#page.goto(url, { waitUntil: 'load' });
  }

  async address(): Promise<string> {
    return this.run<string>('location.href');
  }

  async run<Value>(expression: string, frame?: string): Promise<Value> {
    const where = frame === undefined ? this.#page.mainFrame() : this.#frameAt(frame);
    return (await where.evaluate(expression)) as Value;
  }

  // By URL: Firefox does not say which element holds a cross-origin frame.
  #frameAt(url: string) {
    const frame = this.#page.frames().find((one) => one.url() === url);
    if (!frame) throw new Error(`There is no frame of ${url}.`);
    return frame;
  }

  move({ x, y }: Point): Promise<void> {
    return this.#page.mouse.move(x, y);
  }

  // Page coordinates, also within a frame: the engine finds the element.
  press({ x, y }: Point): Promise<void> {
    return this.#page.mouse.click(x, y);
  }

  async drag([from, ...over]: readonly Point[]): Promise<void> {
    const { mouse } = this.#page;
    if (from) await mouse.move(from.x, from.y);
    await mouse.down();
    for (const { x, y } of over) await mouse.move(x, y, { steps: 4 });
    await mouse.up();
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  async chord(keys: readonly Key[]): Promise<void> {
    const { keyboard } = this.#page;
    const held = keys.slice(0, -1);
    for (const key of held) await keyboard.down(key);
    await keyboard.press(keys.at(-1) as KeyInput);
    for (const key of held.toReversed()) await keyboard.up(key);
  }

  async front(): Promise<void> {
    if (this.#stage.front === this) return;
    await this.#page.bringToFront();
    this.#stage.front = this;
  }

  async addPasskeys(): Promise<boolean> {
    await this.#addDevice(this.#page);
    return true;
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
