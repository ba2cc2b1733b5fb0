import type { Callback, EventDetail } from '../page/events.ts';
import type { Shared } from '../page/settings.ts';
import { originsOf } from '../page/policy.ts';
import { filesLoaded, originsCalled } from './loaded.ts';
import { pixelsOn } from './pixels.ts';

export interface DebugOptions {
  version: string;
  base: string;
  shared: Shared;
  missed: readonly EventDetail[];
  on: (kind: string, callback: Callback) => void;
}

const wait = 3000;

/** Logs files, events, origins, and pixels that could reveal a visitor's health interest. Call once. */
export function startDebug(page: Document, { version, base, shared, missed, on }: DebugOptions): void {
  const { console } = globalThis;
  console.info(`Tele ${version}, from ${base}. Settings: %o`, Object.keys(shared.all));
  console.info(`Tele: Apple Pay, Google Pay and Link show if ${page.location.hostname} is registered with Stripe.`);
  const tell = (one: EventDetail): void => console.info(`Tele event tele:${one.type}`, one);
  missed.forEach(tell);
  on('*', tell);
  const reportedPixels = new Set<string>();
  const tellPixels = (): void => {
    const scripts = Array.from(page.scripts, ({ src }) => src);
    const found = pixelsOn(
      [...scripts, ...performance.getEntriesByType('resource').map(({ name }) => name)],
      globalThis,
    );
    const fresh = found.filter((name) => !reportedPixels.has(name));
    for (const name of fresh) reportedPixels.add(name);
    if (fresh.length === 0) return;
    console.warn(
      `Tele: this page has ${fresh.join(', ')}. These scripts can tell third parties who viewed a page about health care and what they clicked. ` +
        'In Australia that is sensitive information and requires consent (APP 3.3). The widget shares nothing with them, but your page’s URL, ' +
        'title and button clicks can. Remove them from pages with a booking widget.',
    );
  };
  const tellLoaded = (): void => {
    console.table(filesLoaded(base));
    console.table(originsCalled(originsOf(base, shared)));
    tellPixels();
    if (shared.elements().length > 0) return;
    console.info(
      "Tele: no widget found on this page. The script can't see into a closed shadow root: draw a widget there with Tele('inline', { element }).",
    );
  };
  // After the page's own load, and again when widgets are ready.
  on('ready', tellLoaded);
  setTimeout(tellLoaded, wait);
}
