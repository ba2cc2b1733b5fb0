import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import type { SandboxEnv } from '../site.ts';

/** The connection was cut during an upload, so no one can be answered. */
export class LineCut extends Error {}

/** Whole body. A planned `cut` ends the connection after some bytes; `slow` delays each chunk. */
export async function readBody(c: Context<SandboxEnv>): Promise<Uint8Array<ArrayBuffer>> {
  const fault = c.get('upload');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (c.req.raw.body ?? []) as AsyncIterable<Uint8Array>) {
    parts.push(part);
    size += part.length;
    if (fault?.mode === 'cut' && size >= fault.bytes) {
      c.env.incoming.socket.destroy();
      throw new LineCut();
    }
    if (fault?.mode === 'slow') await wait(fault.ms);
  }
  return new Uint8Array(Buffer.concat(parts));
}
