// Clinic's web server: its pages, the packed packages' files, and examples/partner-server behind it,
// so that sessions are first-party cookies. Ends with its parent.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { fileAt } from '../../tooling/files.ts';
import { matchNeeds, policyOf } from '../../tooling/policy.ts';
import { settings } from './settings.ts';
import { pageAt } from './site/page-at.ts';

const { folder, port, serverPort, api, portal, partner, stripe } = settings;
const script = join(folder, 'node_modules/@tele/embed/dist/script');
const own = resolve(import.meta.dirname, 'site');
const font = resolve(import.meta.dirname, '../../.storybook/public/fonts/figtree-latin-wght-normal.woff2');

const { version } = JSON.parse(readFileSync(join(folder, 'node_modules/@tele/embed/package.json'), 'utf8')) as {
  version: string;
};
const exact = `${version}/tele.js`;
const integrity = `sha384-${createHash('sha384')
  .update(readFileSync(join(script, exact)))
  .digest('base64')}`;

const values = {
  api,
  portal,
  partner,
  // An exact version never changes, so the page checks its hash; the newest of v1 has none.
  exact: `/tele/${exact}`,
  integrity,
  moving: '/tele/v1/tele.js',
  stripeKey: stripe.key,
  stripeScript: stripe.script,
};

const policy = policyOf({
  needs: matchNeeds,
  api,
  sandbox: stripe.script,
  trusted: 'tele',
  own: { 'font-src': ["'self'"], 'form-action': ["'self'"] },
});

const forwarded = /^\/(login|logout|account|tele-token)$/;

function forward(request: IncomingMessage, response: ServerResponse): void {
  const { method, url: path, headers } = request;
  const asking = ask({ host: '127.0.0.1', port: serverPort, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asking.on('error', () => response.writeHead(502).end());
  request.pipe(asking);
}

function fileOf(path: string) {
  if (path === '/figtree.woff2') return { type: 'font/woff2', body: readFileSync(font) };
  if (path.startsWith('/tele/')) return fileAt(script, path.slice('/tele'.length));
  if (path.startsWith('/team/')) return fileAt(join(folder, 'files'), path);
  return /^\/[\w-]+\.(css|js)$/.test(path) ? fileAt(own, path) : undefined;
}

createServer((request, response) => {
  const { pathname: path } = new URL(request.url ?? '/', 'http://clinic');
  if (forwarded.test(path)) return forward(request, response);
  const page = pageAt(path, values);
  if (page) {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...(page.strict && { 'content-security-policy': policy }),
    });
    return response.end(page.html);
  }
  const file = fileOf(path);
  if (!file) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Page not found.');
  response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' });
  return response.end(file.body);
}).listen(port, process.env.TELE_LISTEN || '127.0.0.1');

process.on('disconnect', () => process.exit());
process.env.PORT = String(serverPort);
await import('../partner-server/server.mjs');
