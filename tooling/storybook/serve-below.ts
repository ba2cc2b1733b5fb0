import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileAt } from '../files.ts';

export async function serveBelow(folder: string, path: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith(path) ? fileAt(folder, `/${pathname.slice(path.length)}`) : undefined;
    if (file) response.writeHead(200, { 'content-type': file.type }).end(file.body);
    else response.writeHead(404).end();
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
