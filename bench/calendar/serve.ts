// The pages and the three calls of the API a calendar makes, on loopback: a page gets its data by fetch and JSON, as in life.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { appointments, blocks } from './data.ts';

const kinds: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Serves `folder` and, under /api/<count>/<visit>, availability of that many blocks, which each visit may change for itself. */
export async function serve(folder: string) {
  const first = new Map(
    [200, 2000].map((count) => [String(count), JSON.stringify({ version: '1', items: blocks(count) })]),
  );
  const kept = new Map<string, string>();
  const booked = JSON.stringify({ items: appointments() });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback');
    const [, count = '', visit = '', call] = /^\/api\/(\d+)\/(\d+)(\/.*)$/.exec(pathname) ?? [];
    if (call === '/appointments/mine') return response.setHeader('content-type', 'application/json').end(booked);
    if (call === '/availability/mine') {
      if (request.method === 'PUT') {
        const { blocks: items } = JSON.parse(await bodyOf(request)) as { blocks: unknown[] };
        const next = Number(/\d+/.exec(request.headers['if-match'] ?? '')?.[0]) + 1;
        kept.set(visit, JSON.stringify({ version: String(next), items }));
      }
      return response.setHeader('content-type', 'application/json').end(kept.get(visit) ?? first.get(count));
    }
    try {
      const content = await readFile(join(folder, pathname));
      return response.setHeader('content-type', kinds[extname(pathname)] ?? 'application/octet-stream').end(content);
    } catch {
      return response.writeHead(404).end();
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(Number(process.env.BENCH_PORT ?? 6710), '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
