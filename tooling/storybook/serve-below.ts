import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A folder as a plain server gives it, below a path. */
export async function serveBelow(folder: string, path: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const asked = normalize(decodeURIComponent(pathname.slice(path.length)) || 'index.html');
    const file = pathname.startsWith(path) && !asked.startsWith('..') ? join(folder, asked) : undefined;
    const answer = file === undefined ? Promise.reject(new Error('Outside the folder.')) : readFile(file);
    answer.then(
      (body) =>
        response.writeHead(200, { 'content-type': types[extname(asked)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, close };
}
