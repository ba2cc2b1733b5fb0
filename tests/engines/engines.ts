import type { Engine } from './driver.ts';
import type { EngineName } from './people.ts';
import { chromium, firefox } from './puppeteer.ts';
import { webkit } from './webdriver.ts';

export const engines: Readonly<Record<EngineName, () => Promise<Engine>>> = { chromium, firefox, webkit };
