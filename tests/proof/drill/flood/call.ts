import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

export interface SendOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer | Readable;
  /** Aborts after this many milliseconds, as a closed browser does. */
  abortAfterMs?: number;
}

export interface Received {
  /** 0: no response. */
  status: number;
  text: string;
}

export type Send = (url: string, sent?: SendOptions) => Promise<Received>;

/** Sends over up to this many kept connections. Never throws. */
export function createSend(connections: number): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return (url, { method = 'GET', headers = {}, body, abortAfterMs = 30_000 } = {}) =>
    new Promise((done) => {
      const signal = AbortSignal.timeout(abortAfterMs);
      const sized =
        typeof body === 'string' || Buffer.isBuffer(body) ? { 'content-length': Buffer.byteLength(body) } : {};
      const call = request(url, { method, agent, signal, headers: { ...sized, ...headers } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', () => done({ status: 0, text: '' }));
        response.on('end', () => done({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      });
      call.on('error', () => done({ status: 0, text: '' }));
      if (body === undefined) call.end();
      else if (typeof body === 'string' || Buffer.isBuffer(body)) call.end(body);
      else body.on('error', () => undefined).pipe(call);
    });
}
