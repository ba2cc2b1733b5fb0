import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface ServedFile {
  path: string;
  type: string;
  body: Buffer;
}

export function fileAt(folder: string, pathname: string): ServedFile | undefined {
  const target = join(folder, decodeURIComponent(pathname));
  if (!target.startsWith(folder) || !existsSync(target)) return undefined;
  const path = statSync(target).isDirectory() ? join(target, 'index.html') : target;
  if (!existsSync(path)) return undefined;
  return { path, type: types[extname(path)] ?? 'application/octet-stream', body: readFileSync(path) };
}
