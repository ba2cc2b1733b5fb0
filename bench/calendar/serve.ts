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

/** Serves `folder` and, under /api/<count>, availability of that many blocks. Nothing is kept: each page starts from the same data. */
export async function serve(folder: string) {
  const fixed = new Map([200, 2000].map((count) => [count, JSON.stringify({ version: '1', items: blocks(count) })]));
  const booked = JSON.stringify({ items: appointments() });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback');
    const [, count, call] = /^\/api\/(\d+)(\/.*)$/.exec(pathname) ?? [];
    if (call === '/appointments/mine') return response.setHeader('content-type', 'application/json').end(booked);
    if (call === '/availability/mine') {
      response.setHeader('content-type', 'application/json');
      if (request.method !== 'PUT') return response.setHeader('etag', '"1"').end(fixed.get(Number(count)));
      const sent = JSON.parse(await bodyOf(request)) as { blocks: unknown[] };
      return response.setHeader('etag', '"2"').end(JSON.stringify({ version: '2', items: sent.blocks }));
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
