import { trustedUrl } from './trusted-url.ts';

export interface ScriptSource {
  /** Its owner's own address. */
  home: string;
  /** The address that the host named in its place. */
  named?: string | undefined;
  /** Of the page's Content-Security-Policy. */
  nonce?: string | undefined;
}

/**
 * Puts another company's script on the page, once per address. A script that failed is taken away again, so that the next
 * attempt starts anew. Rejects when it does not load, or the page does not let it.
 */
export async function loadScript(page: Document, { home, named, nonce }: ScriptSource): Promise<void> {
  const url = named ?? home;
  const found = [...page.scripts].find((script) => script.src === new URL(url, page.baseURI).href);
  if (found?.dataset.teleState === 'loaded' || (found && !found.dataset.teleState)) return;
  const script = found ?? page.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => {
      script.dataset.teleState = 'loaded';
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`Tele: a script did not load from ${new URL(url, page.baseURI).origin}.`));
    });
  });
  if (!found && page.defaultView) {
    script.src = trustedUrl(page.defaultView, url, named);
    if (nonce !== undefined) script.nonce = nonce;
    script.async = true;
    script.dataset.teleState = 'loading';
    page.head.append(script);
  }
  return loaded;
}
