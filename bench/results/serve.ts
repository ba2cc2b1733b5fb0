// The pages and the calls a results page makes, on loopback: its data come by fetch and JSON, as in life.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { answers } from './data.ts';

const kinds: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Loopback alone would bring all answers in one frame. */
const answerMs = 30;

/** Serves `folder`, and the API under /api. */
export async function serve(folder: string) {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback');
    const call = answers[`${request.method} ${pathname.replace('/api', '')}`];
    if (call) {
      await new Promise((done) => setTimeout(done, answerMs));
      return response.setHeader('content-type', 'application/json').end(call(searchParams));
    }
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    try {
      const content = await readFile(join(folder, file));
      return response.setHeader('content-type', kinds[extname(file)] ?? 'application/octet-stream').end(content);
    } catch {
      return response.writeHead(404).end();
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(Number(process.env.BENCH_PORT ?? 6730), '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
