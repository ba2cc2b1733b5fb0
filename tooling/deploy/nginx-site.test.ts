import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pageHeaders, pathHeaders, pathsApart } from '../../apps/portal/src/csp/policy.ts';
import { nginxSite } from './nginx-site.ts';

const page = pageHeaders({
  apiBase: 'https://api.tele.example/prod',
  identityUrl: undefined,
  stripeScriptUrl: undefined,
  humanCheckScriptUrl: undefined,
  storageUrl: 'https://documents.tele.example',
  photoUrl: undefined,
});
const portal = { page, ofPath: pathHeaders, paths: pathsApart };
const hasNginx = spawnSync('nginx', ['-v']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function serve(api?: { path: string; processes: readonly string[] }) {
  const folder = mkdtempSync(join(tmpdir(), 'télé nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, 'portal');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<!doctype html>the page');
  writeFileSync(join(root, 'assets/app-1a2b.js'), `// ${'the code '.repeat(200)}`);
  const port = await freePort();
  const site = nginxSite({ root, listen: `127.0.0.1:${port}`, logs: folder, ...portal, api });
  const types = 'types { text/html html; text/javascript js; }';
  const conf = `user root; daemon off; pid "${folder}/pid"; error_log stderr; events {}\nhttp { ${types}\n${site}}`;
  writeFileSync(join(folder, 'nginx.conf'), process.getuid?.() === 0 ? conf : conf.replace('user root; ', ''));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    if (nginx.exitCode === null) await once(nginx, 'exit');
  });
  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, init);
  await expect
    .poll(() =>
      ask('/').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  const logged = (): string =>
    ['access', 'error'].map((kind) => readFileSync(`${folder}/tele-${kind}.log`, 'utf8')).join('');
  return { ask, logged, root };
}

describe('the portal’s nginx site', () => {
  it('repeats all headers in blocks that add a header', () => {
    const site = nginxSite({ root: '/srv', listen: '8080', logs: '/var/log/nginx', ...portal });
    const blocks = site.split(/^ {2}location /m).slice(1);
    expect(blocks.map((block) => block.split(' {')[0])).toEqual(['/assets/', '= /sign-in', '/']);
    for (const block of blocks)
      for (const [name, value] of Object.entries(page))
        expect(block).toContain(`add_header ${name} ${JSON.stringify(value)} always;`);
  });

  it.skipIf(!hasNginx)('caches hashed files for ever, and serves the page at other paths', async () => {
    const { ask } = await serve();
    const [asset, gone, deep, signIn] = [
      await ask('/assets/app-1a2b.js'),
      await ask('/assets/app-of-before.js'),
      await ask('/requests/sel_1'),
      await ask('/sign-in'),
    ];
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, null]);
    expect([deep.status, await deep.text(), deep.headers.get('cache-control')]).toEqual([
      200,
      '<!doctype html>the page',
      'no-cache',
    ]);
    for (const { headers } of [asset, gone, deep, signIn])
      for (const [name, value] of Object.entries(page)) expect(headers.get(name)).toBe(value);
    expect(deep.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect([signIn.status, signIn.headers.get('cross-origin-opener-policy')]).toEqual([200, 'unsafe-none']);
  });

  it.skipIf(!hasNginx)('forwards calls to the API, past a process that is gone', async () => {
    const process = createHttpServer((request, response) => {
      const { url, headers } = request;
      response.writeHead(409, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.write(JSON.stringify([url, headers['x-forwarded-for']]));
      request.pipe(response);
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void process.close());
    await once(process, 'listening');
    const { port } = process.address() as AddressInfo;
    const { ask } = await serve({ path: '/prod', processes: [`127.0.0.1:${await freePort()}`, `127.0.0.1:${port}`] });
    for (const _ of [1, 2, 3]) {
      const answer = await ask('/prod/requests/r%201?a=%2F', { method: 'POST', body: '{"a":1}' });
      expect([answer.status, await answer.text()]).toEqual([409, '["/prod/requests/r%201?a=%2F","127.0.0.1"]{"a":1}']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toBeNull();
    }
  });

  it.skipIf(!hasNginx)('logs no query and no referrer, also when it fails', async () => {
    const { ask, logged, root } = await serve();
    const headers = { referer: 'https://clinic.example/?reason=quillfeather', 'user-agent': 'quillfeather' };
    const paths = ['?', '%3F', '%3f', ';', '/?'].map((mark) => `/results/doctor${mark}specialty=quillfeather`);
    for (const path of [...paths, '/assets/app-1a2b.js?reason=quillfeather']) await ask(path, { headers });
    rmSync(join(root, 'index.html'));
    const broken = await ask('/results/doctor?reason=quillfeather', { headers });
    expect(broken.status).toBe(500);
    await expect.poll(logged).toMatch(/"GET \/results\/doctor HTTP\/1.1" 500 /);
    expect(logged()).toMatch(/"GET \/assets\/app-1a2b.js HTTP\/1.1" 200 /);
    expect(logged()).not.toContain('quillfeather');
  });
});
