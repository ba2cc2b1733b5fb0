import { originError, withLimit, type TeleError } from '@tele/client';

/** Time limit in milliseconds: slower services count as unreachable. */
const limit = 5_000;

/** Error if CORS blocks this page's origin, else null. Logs which origin to allow. */
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
  // Readable: a temporary failure. Unreadable but reachable: CORS.
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
