import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileAt } from '../files.ts';

export interface Site {
  origin: string;
  /** Paths of the scripts and sheets that have been asked for since the start or the last `forget`. */
  loaded: Set<string>;
  close: () => void;
}

interface SiteOptions {
  /** Need not be there yet. */
  folder: string;
  /** Answer of the page's server at /token. */
  tokenOf: (who: string) => Promise<string>;
}

/** A host's own server on loopback: the files of a folder, and the tokens of people who are signed in there. */
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
