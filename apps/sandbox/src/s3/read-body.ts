import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import type { SandboxEnv } from '../site.ts';

/** A line that was cut in the middle of an upload: nobody is there to be answered. */
export class LineCut extends Error {}

/**
 * The whole body. A planned `cut` ends the connection after so many bytes; a planned `slow` takes its time over each chunk, so
 * that the sender has to wait.
 */
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
