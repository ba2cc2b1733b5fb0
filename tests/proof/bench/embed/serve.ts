// Benchmark pages at the seeded clinic's origin: gzipped as on a CDN, and never cached.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const kindOf = (path: string): string =>
  path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8';

export async function servePages(port: number, folder: string, pages: ReadonlyMap<string, string>): Promise<Server> {
  const packed = new Map<string, Buffer>();
  const read = (path: string): string | Buffer | undefined => {
    const file = join(folder, path.replace('/script/', ''));
    return pages.get(path) ?? (path.startsWith('/script/') && existsSync(file) ? readFileSync(file) : undefined);
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    const content = read(path);
    if (content === undefined) return response.writeHead(404).end();
    const body = packed.get(path) ?? gzipSync(content, { level: 9 });
    packed.set(path, body);
    return response
      .writeHead(200, { 'content-type': kindOf(path), 'content-encoding': 'gzip', 'cache-control': 'no-store' })
      .end(body);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return server;
}
