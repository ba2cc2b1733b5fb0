import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withCalendarHost } from '../testing/calendar-host.ts';
import { createForeignCalendars } from './foreign-calendars.ts';

const host = await withCalendarHost();
const text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const ours = createForeignCalendars({ calendarOrigins: [host.origin] }, { maxBytes: 100_000 });
const hasty = createForeignCalendars({ calendarOrigins: [host.origin] }, { timeoutMs: 400 });
const strangers = createForeignCalendars({ calendarOrigins: [] }, { timeoutMs: 400 });
/** Three exceed the limit, one does not. */
const redirectLater = (response: ServerResponse, location: string) =>
  setTimeout(() => response.writeHead(302, { location }).end(), 250);

function* repeated(bytes: Buffer): Generator<Buffer> {
  for (;;) yield bytes;
}

const failed = (fault: string) => ({ tag: 'failed', fault });

describe('a calendar at a URL', () => {
  it('is read, also after one or two redirects', async () => {
    host.put('/real.ics', text);
    host.put('/moved', (_, response) => void response.writeHead(301, { location: '/moved-again' }).end());
    const first = host.put(
      '/moved-again',
      (_, response) => void response.writeHead(307, { location: '/real.ics' }).end(),
    );
    expect(await ours.read(`${host.origin}/real.ics`)).toEqual({ tag: 'read', text });
    expect(await ours.read(first)).toEqual({ tag: 'read', text });
    expect(await ours.read(`${host.origin}/moved`)).toEqual({ tag: 'read', text });
  });

  it('is refused after too many redirects', async () => {
    const round = host.put('/round', (_, response) => void response.writeHead(302, { location: '/round' }).end());
    expect(await ours.read(round)).toEqual(failed('redirects'));
  });

  it('reports when it is gone or returns an error', async () => {
    const broken = host.put('/broken', (_, response) => void response.writeHead(500).end());
    expect(await ours.read(`${host.origin}/nothing`)).toEqual(failed('gone'));
    expect(await ours.read(broken)).toEqual(failed('unreachable'));
    expect(await ours.read('https://127.0.0.1:9/x.ics')).toEqual(failed('not-public'));
  });

  it('does not follow a redirect to a private network', async () => {
    const before = host.requestCount();
    const hidden = host.put(
      '/inside',
      (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    );
    const named = host.put(
      '/named',
      (_, response) =>
        void response.writeHead(302, { location: `http://localhost:${new URL(host.origin).port}/real.ics` }).end(),
    );
    expect(await ours.read(hidden)).toEqual(failed('not-public'));
    expect(await ours.read(named)).toEqual(failed('not-public'));
    expect(host.requestCount() - before).toBe(2);
  });

  it('is refused at 50 MB, declared or not, or in one line', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'a');
    const said = host.put(
      '/said',
      (_, response) => void response.writeHead(200, { 'content-length': 50 * 1024 * 1024 }).write(chunk),
    );
    const unsaid = host.put('/unsaid', (_, response) => {
      const go = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', go);
      go();
    });
    expect(await ours.read(said)).toEqual(failed('too-large'));
    expect(await ours.read(unsaid)).toEqual(failed('too-large'));
  });

  it.each([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text)],
  ])('is read when its host compresses it unasked: %s', async (coding, bytes) => {
    const packed = host.put(
      `/packed-${coding}`,
      (_, response) => void response.writeHead(200, { 'content-encoding': coding }).end(bytes),
    );
    expect(await ours.read(packed)).toEqual({ tag: 'read', text });
  });

  it.each([
    ['grows beyond the limit', 'gzip', [gzipSync(Buffer.alloc(50 * 1024 * 1024))], 'too-large'],
    ['grows beyond the limit', 'br', [brotliCompressSync(Buffer.alloc(1024 * 1024))], 'too-large'],
    ['never ends and unpacks to nothing', 'gzip', repeated(gzipSync('')), 'too-large'],
    ['is damaged', 'gzip', [Buffer.from('x')], 'not-a-calendar'],
    ['is damaged', 'br', [Buffer.from('not brotli')], 'not-a-calendar'],
    ['is cut off', 'gzip', [gzipSync(text).subarray(0, 20)], 'not-a-calendar'],
    ['is in an unknown coding', 'zstd', [Buffer.from('x')], 'not-a-calendar'],
  ])('is refused when compressed and %s (%s)', async (_, coding, parts, fault) => {
    const packed = host.put('/harmful', (request, response) => {
      response.writeHead(200, { 'content-encoding': coding });
      Readable.from(parts).pipe(response);
      request.on('close', () => response.destroy());
    });
    expect(await ours.read(packed)).toEqual(failed(fault));
  });

  it('is not read when truncated; data beyond its length is ignored', async () => {
    const short = host.put('/short', (_, response) => {
      response.writeHead(200, { 'content-length': 1_000 }).write(text);
      response.socket?.end();
    });
    const long = host.put(
      '/long',
      (_, response) => void response.writeHead(200, { 'content-length': text.length }).end(`${text}more`),
    );
    expect(await ours.read(short)).toEqual(failed('unreachable'));
    expect(await ours.read(long)).toEqual({ tag: 'read', text });
  });

  it('is decoded by its own charset', async () => {
    const wide = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const address = host.put(
      '/wide',
      (_, response) => void response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end(wide),
    );
    expect(await ours.read(address)).toEqual({ tag: 'read', text });
  });

  it('has one time limit for all its redirects', async () => {
    const slow = host.put('/slow-0', (_, response) => void redirectLater(response, '/slow-1'));
    for (const nth of [1, 2])
      host.put(`/slow-${nth}`, (_, response) => void redirectLater(response, `/slow-${nth + 1}`));
    host.put('/slow-3', text);
    expect(await hasty.read(slow)).toEqual(failed('too-slow'));
  });

  it('is abandoned in time when it never responds or never ends', async () => {
    const silent = host.put('/silent', () => undefined);
    const endless = host.put('/endless', (_, response) => {
      response.writeHead(200).write('BEGIN:VCALENDAR\r\n');
      const timer = setInterval(() => response.write('X-A:1\r\n'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await hasty.read(silent)).toEqual(failed('too-slow'));
    expect(await hasty.read(endless)).toEqual(failed('too-slow'));
  });
});

describe('the host of a URL', () => {
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code }));
  const of =
    (...addresses: string[]) =>
    () =>
      Promise.resolve(addresses.map((address) => ({ address, family: 4 })));

  it.each([
    ['public', 'is found on the internet', of('142.250.70.142')],
    ['private', 'has only private addresses', of('192.168.0.10', '10.0.0.1')],
    ['private', 'has a private address too', of('142.250.70.142', '10.0.0.1')],
    ['unknown', 'does not exist', failing('ENOTFOUND')],
    ['unknown', 'has no address', of()],
    ['unchecked', 'cannot be looked up: SERVFAIL', failing('EAI_AGAIN')],
    ['unchecked', 'cannot be looked up: refused', failing('EAI_FAIL')],
    ['unchecked', 'is looked up too slowly', () => new Promise<never>(() => undefined)],
  ] as const)('is %s when it %s', async (result, _, resolve) => {
    const calendars = createForeignCalendars({ calendarOrigins: [] }, { resolve, lookupMs: 20 });
    expect(await calendars.checkHost('https://calendar.example/a.ics')).toBe(result);
  });

  it('is private on this machine unless the configuration names its origin', async () => {
    expect(await strangers.checkHost(`${host.origin}/a.ics`)).toBe('private');
    expect(await ours.checkHost(`${host.origin}/a.ics`)).toBe('public');
  });
});

describe('a user’s URL', () => {
  it.each([
    'http://calendar.example/basic.ics',
    'https://calendar.example:8443/basic.ics',
    'https://127.0.0.1/basic.ics',
    'https://[::1]/basic.ics',
    'https://[::ffff:10.0.0.1]/basic.ics',
    'https://10.1.2.3/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://me:secret@calendar.example/basic.ics',
  ])('is not fetched when it is %s', async (address) => {
    expect(await strangers.read(address)).toEqual(failed('not-public'));
  });

  it('is not fetched when any of its addresses is private, whatever the others are', async () => {
    const resolve = async () => [
      { address: '142.250.70.142', family: 4 },
      { address: '192.168.0.10', family: 4 },
    ];
    const calendars = createForeignCalendars({ calendarOrigins: [] }, { resolve, timeoutMs: 400 });
    expect(await calendars.read('https://calendar.example/basic.ics')).toEqual(failed('not-public'));
  });

  it('is resolved once and connected to that address, against DNS rebinding', async () => {
    let asked = 0;
    const port = new URL(host.origin).port;
    const resolve = async () => {
      asked += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const origin = `http://rebinding.example:${port}`;
    const calendars = createForeignCalendars({ calendarOrigins: [origin] }, { resolve, timeoutMs: 400 });
    host.put('/once.ics', text);
    // The name has no DNS record: only the checked address is reachable.
    expect(await calendars.read(`${origin}/once.ics`)).toEqual({ tag: 'read', text });
    expect(asked).toBe(1);
  });

  it('is unreachable when its name does not exist', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    const calendars = createForeignCalendars({ calendarOrigins: [] }, { resolve, timeoutMs: 400 });
    expect(await calendars.read('https://calendar.example/basic.ics')).toEqual(failed('unreachable'));
  });
});
