import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { CalendarRefusal } from './calendar-refusal.ts';

/** Some hosts compress although we ask for plain text. */
const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Unpacked body, limited to `maxBytes` both packed and unpacked, whatever the headers claim. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const coding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const unpack = unpackers[coding];
  try {
    if (!unpack && coding !== 'identity' && coding !== '') throw new CalendarRefusal('not-a-calendar');
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new CalendarRefusal('too-large');
    const sent = atMost(response as AsyncIterable<Buffer>, maxBytes);
    return await (unpack ? unpacked(sent, unpack(), maxBytes) : collected(sent));
  } finally {
    response.destroy();
  }
}

async function* atMost(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const part of source) {
    bytes += part.length;
    if (bytes > maxBytes) throw new CalendarRefusal('too-large');
    yield part;
  }
}

async function collected(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

async function unpacked(source: AsyncIterable<Buffer>, unpacker: Transform, maxBytes: number): Promise<Buffer> {
  try {
    return await pipeline(source, unpacker, (plain: AsyncIterable<Buffer>) => collected(atMost(plain, maxBytes)));
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw typeof code === 'string' && /^Z_|^ERR_.*BROTLI|^ERR__ERROR_/.test(code)
      ? new CalendarRefusal('not-a-calendar')
      : error;
  }
}
