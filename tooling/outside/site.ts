import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileAt } from '../files.ts';

export interface Site {
  origin: string;
  loaded: Set<string>;
  close: () => void;
}

interface SiteOptions {
  folder: string;
  tokenOf: (who: string) => Promise<string>;
}

export async function serveSite({ folder, tokenOf }: SiteOptions): Promise<Site> {
  const loaded = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    if (pathname === '/token') {
      tokenOf(searchParams.get('as') ?? '').then(
        (token) => response.writeHead(200, { 'content-type': 'text/plain' }).end(token),
        () => response.writeHead(500).end(),
      );
      return;
    }
    const file = fileAt(folder, pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const kind = extname(file.path);
    if (kind === '.js' || kind === '.css') loaded.add(file.path);
    response.writeHead(200, { 'content-type': file.type }).end(file.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    loaded,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
