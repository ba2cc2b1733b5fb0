import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Connect, Plugin } from 'vite';
import { pathHeaders, pathsApart } from './src/csp/policy.ts';

const encodings = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof encodings;

/** Kinds of hashed files; a font is compressed as it is. */
const kinds: Readonly<Record<string, { type: string; dense?: true }>> = {
  '.js': { type: 'text/javascript; charset=utf-8' },
  '.css': { type: 'text/css; charset=utf-8' },
  '.svg': { type: 'image/svg+xml' },
  '.woff2': { type: 'font/woff2', dense: true },
};

/** Our first encoding that the browser accepts (`accept-encoding`). */
export const encodingOf = (accepted: string): Encoding | null => {
  const named = accepted.split(',').map((one) => one.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((one) => named.includes(one)) ?? null;
};

/** Hashed file, which never changes under its name. */
const hashed = /^\/assets\/[\w.~-]+$/;

/** Path-specific page headers, in development and in the build. */
export function servedByPath(apiBase: string): Plugin {
  const send: Connect.NextHandleFunction = (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://portal.invalid');
    for (const [name, value] of Object.entries(pathHeaders(pathname))) response.setHeader(name, value);
    next();
  };
  return {
    name: 'tele:served-by-path',
    // For the configuration of other hosts (tooling/deploy/write-nginx.ts).
    api: { pathHeaders, paths: pathsApart, apiBase },
    configureServer: ({ middlewares }) => void middlewares.use(send),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(send),
  };
}

/** Serves `vite preview` like production: hashed files are precompressed and immutable (see README). */
export function servedAsInProduction(): Plugin {
  return {
    name: 'tele:served-as-in-production',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      const held = new Map<string, Promise<Buffer>>();
      const bodyOf = (path: string, encoding: Encoding | null): Promise<Buffer> => {
        const key = `${encoding} ${path}`;
        const known = held.get(key);
        if (known) return known;
        const read = readFile(join(folder, path));
        const body = encoding ? read.then((plain) => encodings[encoding](plain)) : read;
        held.set(key, body);
        body.catch(() => held.delete(key));
        return body;
      };
      const send = async (response: ServerResponse, path: string, accepted: string): Promise<void> => {
        const kind = kinds[extname(path)] ?? { type: 'application/octet-stream' };
        const encoding = kind.dense ? null : encodingOf(accepted);
        const body = await bodyOf(path, encoding);
        for (const [name, value] of Object.entries(config.preview.headers)) if (value) response.setHeader(name, value);
        response.setHeader('cache-control', 'public, max-age=31536000, immutable');
        response.setHeader('vary', 'accept-encoding');
        response.setHeader('content-type', kind.type);
        if (encoding) response.setHeader('content-encoding', encoding);
        response.end(body);
      };
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        if (request.method !== 'GET' || !hashed.test(path)) return next();
        // Files of an earlier build are missing: a cached 404 or HTML instead would break open tabs.
        send(response, path, String(request.headers['accept-encoding'] ?? '')).catch(() => {
          response.statusCode = 404;
          response.setHeader('cache-control', 'no-cache');
          response.end();
        });
      });
    },
  };
}
