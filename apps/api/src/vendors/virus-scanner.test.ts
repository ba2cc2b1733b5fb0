import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createVirusScanner } from './virus-scanner.ts';

async function aScanner(answer: (socket: Socket) => void, at?: string) {
  const sent: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', (part) => {
      sent.push(part);
      if (Buffer.concat(sent).subarray(-4).equals(Buffer.alloc(4))) answer(socket);
    });
  });
  server.listen(at ?? { port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { sent: () => Buffer.concat(sent).toString('latin1'), clamd: at ? { path: at } : addressOf(server) };
}

function addressOf(server: Server): { host: string; port: number } {
  const address = server.address();
  return { host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 };
}

async function* file(...parts: string[]) {
  yield* parts.map((part) => Buffer.from(part));
}

const says = (text: string) => (socket: Socket) => void socket.end(text);

describe('the virus scanner', () => {
  it('is null without an address', () => {
    expect(createVirusScanner({ clamd: undefined })).toBeUndefined();
  });

  it('sends a file in chunks with their lengths and reads the verdict', async () => {
    const clean = await aScanner(says('stream: OK\0'));
    expect(await createVirusScanner(clean)?.scan(file('%PDF', '', '%%EOF'))).toBe('clean');
    expect(clean.sent()).toBe('zINSTREAM\0\0\0\0\x04%PDF\0\0\0\x05%%EOF\0\0\0\0');
    const infected = await aScanner(says('stream: Eicar-Signature FOUND\0'));
    expect(await createVirusScanner(infected)?.scan(file('x'))).toBe('found');
  });

  it('answers over a Unix socket', async () => {
    const path = join(tmpdir(), `clamd-${process.pid}.sock`);
    const scanner = createVirusScanner(await aScanner(says('stream: OK\0'), path));
    expect(await scanner?.scan(file('x'))).toBe('clean');
  });

  it.each([
    ['a file over its limit', says('INSTREAM size limit exceeded. ERROR\0')],
    ['an unknown answer', says('UNKNOWN COMMAND\0')],
    ['no answer', says('')],
    ['a cut answer', says('stream: Eicar')],
    ['a reset', (socket: Socket) => void socket.resetAndDestroy()],
    ['silence', () => undefined],
  ])('is unavailable after %s, never clean', async (_, answer) => {
    const scanner = createVirusScanner(await aScanner(answer), { timeoutMs: 100 });
    await expect(scanner?.scan(file('x'))).rejects.toMatchObject({ name: 'ScannerUnavailable' });
  });

  it('is unavailable when nothing listens', async () => {
    const scanner = createVirusScanner({ clamd: { host: '127.0.0.1', port: 9 } });
    await expect(scanner?.scan(file('x'))).rejects.toMatchObject({ name: 'ScannerUnavailable' });
  });

  it('passes on the error of a truncated file', async () => {
    const scanner = createVirusScanner(await aScanner(says('stream: OK\0')));
    async function* cut() {
      yield Buffer.from('%PDF');
      throw new Error('Storage went away.');
    }
    await expect(scanner?.scan(cut())).rejects.toThrow('Storage went away.');
  });
});
