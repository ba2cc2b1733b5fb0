/**
 * Puts another company's script on the page, once per address. A script that failed is taken away again, so that the next
 * attempt starts anew.
 */
export function loadScript(page: Document, url: string): Promise<void> {
  const found = [...page.scripts].find((script) => script.src === new URL(url, page.baseURI).href);
  if (found?.dataset.teleState === 'loaded' || (found && !found.dataset.teleState)) return Promise.resolve();
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
  if (!found) {
    script.src = url;
    script.async = true;
    script.dataset.teleState = 'loading';
    page.head.append(script);
  }
  return loaded;
}
