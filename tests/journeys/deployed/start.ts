import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { startPrivatePostgres } from '../../../apps/api/src/testing/start-postgres.ts';
import { portalEnvironment, urlsOf } from '../../../tooling/environment.ts';
import { pageService } from '../../../tooling/pages.ts';
import { choosePorts, type Ports } from '../../../tooling/ports.ts';
import { Processes } from '../../../tooling/processes.ts';

const root = resolve(import.meta.dirname, '../../..');
const dataDir = resolve(root, process.env.TELE_DATA_DIR ?? '.data/deployed');
const processes = new Processes();
const postgres = await startPrivatePostgres();
if (!postgres) throw new Error('PostgreSQL is not installed on this machine.');

let stopping = false;
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await processes.stop();
  await postgres?.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

async function startCollector(file: string): Promise<string> {
  const server = createServer((request, response) => {
    request.on('data', (part: Buffer) => appendFileSync(file, part));
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function writeSite(ports: Ports): Promise<string> {
  const apiBase = '/prod';
  await pageService('portal', { ports, dataDir, apiBase, built: true, signal: new AbortController().signal });
  const writer = ['tooling/deploy/write-nginx.ts', '--root', join(dataDir, 'portal'), '--logs', dataDir];
  writer.push('--api', `127.0.0.1:${ports.api}`);
  const env = { ...process.env, ...portalEnvironment(ports, apiBase) };
  const site = execFileSync(process.execPath, [...writer, '--listen', `127.0.0.1:${ports.portal}`], { cwd: root, env });
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const head = `${user}daemon off; pid "${dataDir}/nginx.pid"; error_log stderr; events {}`;
  const file = join(dataDir, 'nginx.conf');
  writeFileSync(file, `${head}\nhttp {\ninclude /etc/nginx/mime.types;\n${site.toString()}}\n`);
  return file;
}

rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
writeFileSync(join(dataDir, 'database-url'), postgres.adminUrl);
process.env.DATABASE_URL = postgres.adminUrl;
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = await startCollector(join(dataDir, 'collected.log'));
try {
  const { ports } = await choosePorts(process.env, []);
  const urls = urlsOf(ports);
  const at = { cwd: root, env: {} };
  const nginx = ['nginx', '-p', dataDir, '-c', await writeSite(ports)];
  await processes.start({ ...at, name: 'web server', command: nginx, ready: `${urls.portal}/` });
  const services = [process.execPath, 'tooling/start.ts', '--without-pages'];
  await processes.start({ ...at, name: 'API', command: services, ready: `${urls.api}/health` });
} catch (error) {
  if (!stopping) console.error(error);
  await stop(1);
}
await processes.ended;
await stop(1);
