import { lookup as lookUp } from 'node:dns/promises';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { isPublicName, type CalendarFault } from '@tele/core';
import type { Config } from '../config/config.ts';
import { readBody } from './calendar-body.ts';
import { CalendarRefusal } from './calendar-refusal.ts';
import { decodeText } from './decode-text.ts';
import { isPublicAddress } from './public-network.ts';

export type CalendarText = { tag: 'read'; text: string } | { tag: 'failed'; fault: CalendarFault };

export interface ForeignCalendars {
  read: (address: string) => Promise<CalendarText>;
  checkHost: (address: string) => Promise<HostCheck>;
}

/** `unchecked`: the name server failed or was too slow, which proves nothing about the host. */
export type HostCheck = 'public' | 'private' | 'unknown' | 'unchecked';

interface Resolved {
  address: string;
  family: number;
}

export interface ForeignCalendarParts {
  resolve?: (hostname: string) => Promise<readonly Resolved[]>;
  timeoutMs?: number;
  lookupMs?: number;
  maxBytes?: number;
}

const maxRedirects = 3;
const defaults = { timeoutMs: 10_000, lookupMs: 2_000, maxBytes: 5 * 1024 * 1024 };
const noSuchHost = ['ENOTFOUND', 'ENODATA'];

/** Untrusted links and redirects: https:443, public IPs (bar `calendarOrigins`), limits. Pins IPs: DNS may change. */
export function createForeignCalendars(
  { calendarOrigins }: Pick<Config, 'calendarOrigins'>,
  parts: ForeignCalendarParts = {},
): ForeignCalendars {
  const { timeoutMs, lookupMs, maxBytes } = { ...defaults, ...parts };
  const resolve = parts.resolve ?? ((hostname: string) => lookUp(hostname, { all: true }));
  const isOurs = (origin: string): boolean => calendarOrigins.includes(origin);
  return {
    async checkHost(address) {
      const { origin, hostname } = new URL(address);
      if (isOurs(origin)) return 'public';
      if (!isPublicName(hostname)) return 'private';
      const tooLate = new AbortController();
      try {
        const found = await Promise.race([resolve(hostname), setTimeout(lookupMs, null, tooLate)]);
        if (found === null) return 'unchecked';
        if (found.length === 0) return 'unknown';
        return found.every((one) => isPublicAddress(one.address)) ? 'public' : 'private';
      } catch (error) {
        return error instanceof Error && 'code' in error && noSuchHost.includes(String(error.code))
          ? 'unknown'
          : 'unchecked';
      } finally {
        tooLate.abort();
      }
    },
    async read(address) {
      const signal = AbortSignal.timeout(timeoutMs);
      const ended = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new CalendarRefusal('too-slow')), { once: true });
      });
      const reading = follow(address, {
        isOurs,
        resolve,
        signal,
        maxBytes,
      });
      try {
        return { tag: 'read', text: await Promise.race([reading, ended]) };
      } catch (error) {
        if (error instanceof CalendarRefusal) return { tag: 'failed', fault: error.fault };
        return { tag: 'failed', fault: signal.aborted ? 'too-slow' : 'unreachable' };
      } finally {
        // The loser of the race must not become an unhandled rejection.
        reading.catch(() => undefined);
      }
    },
  };
}

interface Reading {
  isOurs: (origin: string) => boolean;
  resolve: (hostname: string) => Promise<readonly Resolved[]>;
  signal: AbortSignal;
  maxBytes: number;
}

async function follow(address: string, reading: Reading): Promise<string> {
  let url = new URL(address);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await ask(url, await whereTo(url, reading), reading.signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return decodeText(await readBody(response, reading.maxBytes), headers['content-type']);
    response.destroy();
    if (statusCode === 404 || statusCode === 410) throw new CalendarRefusal('gone');
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
    if (!isRedirect) throw new CalendarRefusal('unreachable');
    if (!URL.canParse(headers.location ?? '', url)) throw new CalendarRefusal('redirects');
    url = new URL(headers.location ?? '', url);
  }
  throw new CalendarRefusal('redirects');
}

async function whereTo(url: URL, { isOurs, resolve }: Reading): Promise<Resolved> {
  const ours = isOurs(url.origin);
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!ours && !isPlain) throw new CalendarRefusal('not-public');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family === 0 ? await resolve(host) : [{ address: host, family }];
  const [first] = found;
  if (!first) throw new CalendarRefusal('unreachable');
  if (!ours && !found.every((one) => isPublicAddress(one.address))) throw new CalendarRefusal('not-public');
  return first;
}

function ask(url: URL, { address, family }: Resolved, signal: AbortSignal): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((done, failed) => {
    const request = get(url, {
      signal,
      agent: false,
      headers: { accept: 'text/calendar, */*;q=0.1', 'accept-encoding': 'identity', 'user-agent': 'tele-calendar' },
      lookup: (_hostname, options, callback) => {
        if (options.all) callback(null, [{ address, family }]);
        else callback(null, address, family);
      },
    });
    request.on('response', done);
    request.on('error', failed);
  });
}
