import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface CalendarHost {
  origin: string;
  put: (path: string, answer: string | RequestListener) => string;
  requestCount: () => number;
}

export async function withCalendarHost(): Promise<CalendarHost> {
  const answers = new Map<string, string | RequestListener>();
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    const answer = answers.get(request.url ?? '');
    if (typeof answer === 'function') return answer(request, response);
    if (answer === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(answer);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    put: (path, answer) => {
      answers.set(path, answer);
      return `${origin}${path}`;
    },
    requestCount: () => count,
  };
}
