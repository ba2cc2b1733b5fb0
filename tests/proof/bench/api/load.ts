// Closed loop of keep-alive connections: each sends its next request after a response.
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { routeOf, type RouteName } from '../../../../packages/core/src/index.ts';
import type { MadeRequest } from './calls.ts';

const usualConnections = 20;

export const keepAlive = (connections = usualConnections): Agent =>
  new Agent({ keepAlive: true, maxSockets: connections });

export interface Answer {
  status: number;
  text: string;
}

export interface Prepared {
  url: URL;
  method: string;
  headers: OutgoingHttpHeaders;
  body: string | undefined;
}

export function prepareRequest(
  origin: string,
  name: RouteName,
  { made, token }: { made: MadeRequest; token: string | undefined },
): Prepared {
  const { method, path } = routeOf(name);
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(made.params?.[key] ?? ''));
  const query = made.query ? `?${new URLSearchParams(made.query)}` : '';
  const body = made.body === undefined ? undefined : JSON.stringify(made.body);
  return {
    url: new URL(origin + filled + query),
    method,
    body,
    headers: {
      ...made.headers,
      'x-row': JSON.stringify(made.row ?? {}),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    },
  };
}

export function send(agent: Agent, { url, method, headers, body }: Prepared): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Milliseconds of each request. Throws on any status but 200. */
export async function load(
  agent: Agent,
  requests: readonly Prepared[],
  connections = usualConnections,
): Promise<number[]> {
  const took: number[] = [];
  let next = 0;
  const turn = async (): Promise<void> => {
    for (;;) {
      const prepared = requests[next];
      next += 1;
      if (!prepared) return;
      const start = performance.now();
      const { status, text } = await send(agent, prepared);
      if (status !== 200) throw new Error(`${prepared.method} ${prepared.url.pathname} answered ${status}: ${text}`);
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, turn));
  return took;
}
