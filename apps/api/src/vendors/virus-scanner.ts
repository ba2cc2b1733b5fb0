import { connect, type Socket } from 'node:net';
import type { Config } from '../config/config.ts';

/** No answer from the scanner, or no scan. The message contains the kind only. */
export class ScannerUnavailable extends Error {
  constructor(kind: string, options?: ErrorOptions) {
    super(`The virus scanner did not answer (${kind}).`, options);
    this.name = 'ScannerUnavailable';
  }
}

export interface VirusScanner {
  scan: (bytes: AsyncIterable<Uint8Array>) => Promise<'clean' | 'found'>;
}

const defaultTimeoutMs = 30_000;

/** clamd's INSTREAM over TCP or a Unix socket. Undefined if not configured. */
export function createVirusScanner(
  { clamd }: Pick<Config, 'clamd'>,
  { timeoutMs = defaultTimeoutMs }: { timeoutMs?: number } = {},
): VirusScanner | undefined {
  if (!clamd) return undefined;
  return {
    async scan(bytes) {
      const socket = connect(clamd);
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error('timeout')));
      const answer = readAnswer(socket);
      // Awaited after the writes, but may fail before.
      answer.catch(() => undefined);
      try {
        await write(socket, Buffer.from('zINSTREAM\0'));
        for await (const part of bytes) {
          if (part.length > 0) await write(socket, Buffer.concat([lengthOf(part), part]));
        }
        await write(socket, lengthOf(new Uint8Array()));
        return verdictOf(await answer);
      } finally {
        socket.destroy();
      }
    },
  };
}

function verdictOf(answer: string): 'clean' | 'found' {
  if (answer === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'found';
  throw new ScannerUnavailable(answer.includes('size limit exceeded') ? 'file too large' : 'unknown answer');
}

function lengthOf(part: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(part.length);
  return length;
}

function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(unavailable(error)) : resolve()));
  });
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (part) => (text += part.toString('utf8')));
    socket.on('error', (error) => reject(unavailable(error)));
    socket.on('close', () => resolve(text.replace(/[\0\n]+$/, '')));
  });
}

const unavailable = (error: Error): ScannerUnavailable =>
  new ScannerUnavailable((error as NodeJS.ErrnoException).code ?? 'no connection', { cause: error });
