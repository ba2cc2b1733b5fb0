import { trustedUrl } from './trusted-url.ts';

const limitMs = 20_000;

export interface ScriptSource {
  home: string;
  named?: string | undefined;
  nonce?: string | undefined;
}

export async function loadScript(page: Document, { home, named, nonce }: ScriptSource): Promise<void> {
  const url = named ?? home;
  const found = [...page.scripts].find((script) => script.src === new URL(url, page.baseURI).href);
  if (found?.dataset.teleState === 'loaded' || (found && !found.dataset.teleState)) return;
  const script = found ?? page.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    const fail = (): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`Tele: a script did not load from ${new URL(url, page.baseURI).origin}.`));
    };
    const timer = setTimeout(fail, limitMs);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      script.dataset.teleState = 'loaded';
      resolve();
    });
    script.addEventListener('error', fail);
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
