import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { listenClamd } from './listen.ts';

const scanner = await listenClamd(0, '127.0.0.1');
afterAll(() => scanner.close());
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** Scanner's reply to these consecutive writes. */
async function ask(...writes: (string | Buffer)[]): Promise<string> {
  const socket = connect(scanner.port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (part) => (answer += String(part)));
  for (const write of writes) socket.write(write);
  await once(socket, 'close');
  return answer;
}

function chunk(text: string | Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, Buffer.from(text)]);
}
const end = Buffer.alloc(4);

describe('the virus scanner', () => {
  it('answers a ping and its version', async () => {
    expect(await ask('zPING\0')).toBe('PONG\0');
    expect(await ask('nVERSION\n')).toMatch(/^ClamAV [\d./]+.*\n$/);
    expect(await ask('PING\n')).toBe('PONG\n');
  });

  it('finds the test virus in a stream, across chunks', async () => {
    expect(await ask('zINSTREAM\0', chunk('%PDF-1.7'), chunk('%%EOF'), end)).toBe('stream: OK\0');
    const [one, two] = [eicar.slice(0, 30), eicar.slice(30)];
    expect(await ask('zINSTREAM\0', chunk(`%PDF ${one}`), chunk(`${two} %%EOF`), end)).toBe(
      'stream: Eicar-Signature FOUND\0',
    );
  });

  it('refuses a stream over its limit and an unknown command', async () => {
    const large = chunk(Buffer.alloc(13_200_000));
    expect(await ask('zINSTREAM\0', large, large, end)).toBe('INSTREAM size limit exceeded. ERROR\0');
    expect(await ask('zSHUTDOWN\0')).toBe('UNKNOWN COMMAND\0');
  });
});
