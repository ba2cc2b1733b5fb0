import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { acceptedCoding, type Coding } from './accepted-coding.ts';
import type { RequestEnv } from './environment.ts';

interface ResponseOptions {
  status?: number;
  headers?: Record<string, string>;
}

/** Smaller responses fit into one or two packets uncompressed. */
const smallestToCompress = 1_024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quality = { [constants.BROTLI_PARAM_QUALITY]: 2 };

/** Off the event loop. Higher levels cost too much CPU (docs/decisions/2026-11-22-statements-and-caches.md). */
const compress: Record<Coding, (text: string) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: (text) => brotli(text, { params: quality }),
  gzip: (text) => zip(text, { level: 3 }),
};

export async function answerJson(
  c: Context<RequestEnv>,
  body: unknown,
  { status = 200, headers: own }: ResponseOptions = {},
): Promise<Response> {
  c.set('complete', true);
  const headers: Record<string, string> = { ...c.get('headers'), 'Content-Type': 'application/json', ...own };
  const text = JSON.stringify(body);
  const coding = text.length < smallestToCompress ? undefined : acceptedCoding(c.req.header('accept-encoding'));
  if (coding === undefined) return new Response(text, { status, headers });
  headers['Content-Encoding'] = coding;
  return new Response(await compress[coding](text), { status, headers });
}

export function answerNothing(c: Context<RequestEnv>): Response {
  c.set('complete', true);
  return new Response(null, { status: 304, headers: { ...c.get('headers') } });
}
