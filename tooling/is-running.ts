import { urlsOf } from './environment.ts';
import type { Ports } from './ports.ts';

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The API registers the clinic’s pages at its start, for one port. */
export async function knowsClinic(ports: Ports): Promise<boolean> {
  const { api, partner } = urlsOf(ports);
  const answer = await fetch(`${api}/health`, { headers: { origin: partner } });
  return answer.headers.get('access-control-allow-origin') === partner;
}

export async function isRunning(ports: Ports): Promise<boolean> {
  const { portal, api } = urlsOf(ports);
  return (await Promise.all([answers(`${portal}/`), answers(`${api}/health`)])).every(Boolean);
}
