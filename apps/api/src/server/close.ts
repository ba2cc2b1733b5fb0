import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** The answers of a server that are under way. */
export type UnderWay = ReadonlySet<ServerResponse>;

/** Follows what is under way on a server, from its first request on. */
export function followRequests(server: Server): UnderWay {
  const underWay = new Set<ServerResponse>();
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return underWay;
}

/** From now on each answer is the last one of its connection: whoever asks next comes on another, as long as there is a way in. */
export function partWithConnections(server: Server): void {
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) =>
    response.setHeader('Connection', 'close'),
  );
}

/**
 * Lets nobody in any more, answers what is under way, and closes each connection as soon as nothing is under way on it. What
 * is not answered when `over` resolves is cut. Answers how many that were.
 */
export async function close(server: Server, underWay: UnderWay, over: Promise<unknown>): Promise<number> {
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  try {
    const inTime = await Promise.race([closed.then(() => true), over.then(() => false)]);
    if (inTime) return 0;
    const cut = underWay.size;
    server.closeAllConnections();
    await closed;
    return cut;
  } finally {
    clearInterval(idle);
  }
}
