import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../apps/api/src/testing/free-port.ts';
import { onPath } from '../../../tooling/debian.ts';
import type { Front } from './site.ts';

/** HAProxy as deployed, with retries. If all processes are unhealthy, all get calls: they still read from replicas. */
const settings = (port: number, ports: readonly number[]): string => `
global
  maxconn 1000
defaults
  mode http
  timeout connect 1s
  timeout client 75s
  timeout server 30s
  timeout check 3s
  retries 3
  option redispatch 1
  option allbackups
  retry-on conn-failure empty-response
listen api
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk GET /prod/health
  http-check expect status 200
  http-error status 503 content-type application/json string '{"error":"Tele isn’t available right now. Please try again.","code":"UNAVAILABLE"}' hdr Retry-After 2
  default-server inter 500ms fall 2 rise 1
${ports.map((one, index) => `  server process${index + 1} 127.0.0.1:${one} check`).join('\n')}
${ports.map((one, index) => `  server unwell${index + 1} 127.0.0.1:${one} backup`).join('\n')}
`;

export async function startFront(ports: readonly number[]): Promise<Front> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'tele-front-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, settings(port, ports));
  const child = spawn(onPath('haproxy') ? 'haproxy' : '/usr/sbin/haproxy', ['-db', '-q', '-f', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  await listening(port);
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await wait(50);
  }
  throw new Error('HAProxy did not start before the processes of the API.');
}
