import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export type UnderWay = ReadonlySet<ServerResponse>;

export function followRequests(server: Server): UnderWay {
  const underWay = new Set<ServerResponse>();
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return underWay;
}

/** Sends `Connection: close` on every answer from now on. */
export function partWithConnections(server: Server): void {
  server.prependListener('request', (_: IncomingMessage, response: ServerResponse) =>
    response.setHeader('Connection', 'close'),
  );
}

/** Stops accepting and closes idle connections. Cuts and counts requests unanswered when `over` resolves. */
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
