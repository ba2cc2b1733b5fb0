import { urlsOf } from './environment.ts';
import type { Ports } from './ports.ts';

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** True if `npm start` already runs at these ports, with portal and API. */
export async function isRunning(ports: Ports): Promise<boolean> {
  const { portal, api } = urlsOf(ports);
  return (await Promise.all([answers(`${portal}/`), answers(`${api}/health`)])).every(Boolean);
}
