import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export async function serveFile(response: ServerResponse, folder: string, pathname: string): Promise<void> {
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  try {
    const content = await readFile(join(folder, file));
    response.setHeader('content-type', kinds[extname(file)] ?? 'application/octet-stream').end(content);
  } catch {
    response.writeHead(404).end();
  }
}
