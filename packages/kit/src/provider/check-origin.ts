import { originError, withLimit, type TeleError } from '@tele/client';

/** A service without an answer by then is away. */
const limit = 5_000;

/**
 * Why a service gives no answer to a page: null while it cannot be told from one that is away, an error with words for people when it is
 * there and lets no page of this origin read what it says (CORS). Says then in the console which origin has to be allowed.
 */
export async function checkOrigin(
  apiBase: string,
  fetch: typeof globalThis.fetch,
  page: Pick<Window, 'origin'> & { location: Pick<Location, 'href'> },
): Promise<TeleError | null> {
  const health = healthOf(apiBase, page.location.href);
  if (!health || health.origin === page.origin) return null;
  const answers = (init: RequestInit): Promise<boolean> =>
    withLimit(limit, fetch(health, { ...init, credentials: 'omit' })).then(
      () => true,
      () => false,
    );
  // What may be read was away for a moment; what may not, and answers all the same, is there.
  if ((await answers({})) || !(await answers({ mode: 'no-cors' }))) return null;
  globalThis.console.error(
    page.origin === 'null'
      ? `Tele: this page has no origin, so it can’t use ${health.origin}. Add ‘allow-same-origin’ to its frame, or serve the page from a site.`
      : `Tele: ${health.origin} does not allow this page’s origin (CORS). Add ${page.origin} to CORS_ORIGINS of the service, or to the ` +
          `origins of an active partner (npm run ops -- partner), and check apiBase (${apiBase}).`,
  );
  return originError();
}

function healthOf(apiBase: string, base: string): URL | null {
  try {
    return new URL(`${apiBase.replace(/\/+$/, '')}/health`, base);
  } catch {
    return null;
  }
}
