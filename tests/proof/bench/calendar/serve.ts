import type { IncomingMessage } from 'node:http';
import { appointments, blocks } from './data.ts';
import { loopback } from '../page/loopback.ts';
import { serveFile } from '../page/serve-file.ts';

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Serves `folder`, and availability with that many blocks under /api/<count>/<visit>; each visit has its own copy. */
export async function serve(folder: string) {
  const first = new Map(
    [200, 2000].map((count) => [String(count), JSON.stringify({ version: '1', items: blocks(count) })]),
  );
  const kept = new Map<string, string>();
  const booked = JSON.stringify({ items: appointments() });
  return loopback(6710, async (request, response) => {
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
    return serveFile(response, folder, pathname);
  });
}
