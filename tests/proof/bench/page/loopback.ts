import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Loopback server at BENCH_PORT or `port`: its address and a close function. */
export async function loopback(
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
) {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(Number(process.env.BENCH_PORT ?? port), '127.0.0.1', ready));
  const address = server.address();
  const at = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${at}`, close: () => server.close() };
}
