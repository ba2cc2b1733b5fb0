import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { calendarFiles } from './calendar-files.ts';

export interface CalendarHost {
  origin: string;
  stop: () => Promise<void>;
}

const head = { 'content-type': 'text/calendar' };
const chunk = 'BEGIN:VEVENT\r\nSUMMARY:Again\r\nEND:VEVENT\r\n'.repeat(500);
const bomb = (): Buffer => gzipSync(Buffer.alloc(200_000_000, 'A'));

const answers: Readonly<Record<string, RequestListener>> = {
  endless: (_, response) => {
    response.writeHead(200, head);
    const more = (): void => {
      while (!response.destroyed && response.write(chunk)) continue;
    };
    response.on('jobs', more);
    more();
  },
  'long-line-10-mb': (_, response) => {
    response.writeHead(200, head).end(`BEGIN:VCALENDAR\r\nDESCRIPTION:${'x'.repeat(10_000_000)}`);
  },
  bomb: (_, response) => {
    files.bomb ??= bomb();
    response.writeHead(200, { ...head, 'content-encoding': 'gzip' }).end(files.bomb);
  },
  loop: (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  inwards: (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
  slow: (_, response) => {
    response.writeHead(200, head).write('BEGIN:VCALENDAR\r\n');
    const drip = setInterval(() => response.write('X'), 500);
    response.on('close', () => clearInterval(drip));
  },
  silent: () => undefined,
};

const files: Record<string, string | Buffer> = {};

/** Paths of the host, except `secondly`, which is a separate flood. */
export const calendarPaths: readonly string[] = [
  ...Object.keys(calendarFiles).filter((name) => name !== 'secondly'),
  ...Object.keys(answers),
];

/** Serves every kind of calendar at `/<name>`; a query makes the address unique. */
export async function startCalendarHost(): Promise<CalendarHost> {
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1).split('?')[0] ?? '';
    const answer = answers[name];
    if (answer) return answer(request, response);
    const make = (calendarFiles as Partial<Record<string, () => string>>)[name];
    if (!make) return void response.writeHead(404).end();
    files[name] ??= make();
    response.writeHead(200, head).end(files[name]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => stop(server) };
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
