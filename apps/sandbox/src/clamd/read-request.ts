import type { Socket } from 'node:net';

export interface ScanRequest {
  command: string;
  /** Ends the answer: NUL after `z…`, a line break after `n…` or a bare command. */
  end: string;
  bytes: Buffer;
  tooLong: boolean;
}

/** Reads `zINSTREAM\0`, then chunks that begin with their length in 4 bytes, until one of length 0. */
export async function readRequest(socket: Socket, maxBytes: number): Promise<ScanRequest> {
  const read = reader(socket);
  const prefix = String.fromCharCode(await read.byte());
  const end = prefix === 'z' ? '\0' : '\n';
  let command = prefix === 'z' || prefix === 'n' ? '' : prefix;
  for (let next = await read.byte(); next !== end.charCodeAt(0); next = await read.byte()) {
    command += String.fromCharCode(next);
    if (command.length > 64) break;
  }
  const request: ScanRequest = { command: command.trim(), end, bytes: Buffer.alloc(0), tooLong: false };
  if (request.command !== 'INSTREAM') return request;
  const parts: Buffer[] = [];
  let total = 0;
  for (;;) {
    const length = (await read.bytes(4)).readUInt32BE(0);
    if (length === 0) return { ...request, bytes: Buffer.concat(parts), tooLong: total > maxBytes };
    const part = await read.bytes(length);
    total += length;
    if (total <= maxBytes) parts.push(part);
  }
}

function reader(socket: Socket) {
  const source = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let held: Buffer = Buffer.alloc(0);
  const bytes = async (count: number): Promise<Buffer> => {
    const parts = [held];
    let length = held.length;
    while (length < count) {
      const { value, done } = await source.next();
      if (done === true) throw new Error('The client left.');
      parts.push(value);
      length += value.length;
    }
    const all = Buffer.concat(parts);
    held = all.subarray(count);
    return all.subarray(0, count);
  };
  return { bytes, byte: async () => (await bytes(1)).readUInt8(0) };
}
