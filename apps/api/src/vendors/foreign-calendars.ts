import { lookup as lookUp } from 'node:dns/promises';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { isPublicName, type CalendarFault } from '@tele/core';
import type { Config } from '../config.ts';
import { isPublicAddress } from './public-network.ts';

export type CalendarText = { tag: 'read'; text: string } | { tag: 'failed'; fault: CalendarFault };

/** The door to calendars of other companies, at addresses that people name. */
export interface ForeignCalendars {
  /** The text at an address, or why it cannot be had; never throws. */
  read: (address: string) => Promise<CalendarText>;
  /** Looks up the host of an address; never throws. */
  checkHost: (address: string) => Promise<HostCheck>;
}

/** `unchecked`: the name server failed or was too slow, which says nothing of the host. */
export type HostCheck = 'public' | 'private' | 'unknown' | 'unchecked';

interface Resolved {
  address: string;
  family: number;
}

export interface ForeignCalendarParts {
  /** All addresses of a name; the machine's own by default. */
  resolve?: (hostname: string) => Promise<readonly Resolved[]>;
  timeoutMs?: number;
  lookupMs?: number;
  maxBytes?: number;
}

const maxRedirects = 3;
const defaults = { timeoutMs: 10_000, lookupMs: 2_000, maxBytes: 5 * 1024 * 1024 };
/** The name server replied that there is no such name, or none with an address. */
const noSuchHost = ['ENOTFOUND', 'ENODATA'];

/** Ends a read with what is said of it. */
class Refused extends Error {
  readonly fault: CalendarFault;
  constructor(fault: CalendarFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Reads what an address has, for somebody who may mean us harm: https on its own port alone, every address of a name public, the very
 * address that was looked at connected to (so a name that changes its mind gains nothing), each redirect held to the same, and no more
 * bytes or seconds than a calendar needs. `config.calendarOrigins` names stand-ins that are let off the first two.
 */
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
        signal.addEventListener('abort', () => reject(new Refused('too-slow')), { once: true });
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
        if (error instanceof Refused) return { tag: 'failed', fault: error.fault };
        return { tag: 'failed', fault: signal.aborted ? 'too-slow' : 'unreachable' };
      } finally {
        // Whichever lost is nobody's: without this its end would count as unheard.
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
    if (statusCode === 200) return body(response, reading.maxBytes);
    response.destroy();
    if (statusCode === 404 || statusCode === 410) throw new Refused('gone');
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined;
    if (!isRedirect) throw new Refused('unreachable');
    if (!URL.canParse(headers.location ?? '', url)) throw new Refused('redirects');
    url = new URL(headers.location ?? '', url);
  }
  throw new Refused('redirects');
}

/** The one address to connect to; throws for whatever is not the open internet. */
async function whereTo(url: URL, { isOurs, resolve }: Reading): Promise<Resolved> {
  const ours = isOurs(url.origin);
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!ours && !isPlain) throw new Refused('not-public');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family === 0 ? await resolve(host) : [{ address: host, family }];
  const [first] = found;
  if (!first) throw new Refused('unreachable');
  if (!ours && !found.every((one) => isPublicAddress(one.address))) throw new Refused('not-public');
  return first;
}

function ask(url: URL, { address, family }: Resolved, signal: AbortSignal): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((done, failed) => {
    const request = get(url, {
      signal,
      agent: false,
      // Nothing of ours goes along but what we are.
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

async function body(response: IncomingMessage, maxBytes: number): Promise<string> {
  // What is packed would grow after it was measured.
  if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') {
    response.destroy();
    throw new Refused('not-a-calendar');
  }
  const parts: Buffer[] = [];
  let bytes = 0;
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw new Refused('too-large');
  }
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBytes) throw new Refused('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
