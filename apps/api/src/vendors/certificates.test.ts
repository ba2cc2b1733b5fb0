import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttps } from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testCertificate } from '../testing/test-certificate.ts';
import { readNotAfter } from './certificates.ts';

const { cert, key, notAfter } = testCertificate;

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function aFile(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tele-certificate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'cert.pem');
  await writeFile(path, text);
  return path;
}

describe('the expiry of a certificate', () => {
  it('is read from a file', async () => {
    expect(await readNotAfter(await aFile(`${key}\n${cert}`))).toEqual(notAfter);
  });

  it('is read from a server’s certificate, even an untrusted one', async () => {
    const port = await listening(createHttps({ cert, key }));
    expect(await readNotAfter(`https://127.0.0.1:${port}`)).toEqual(notAfter);
    expect(await readNotAfter(`https://localhost:${port}`)).toEqual(notAfter);
  });

  it('is read from a database, after a request for TLS', async () => {
    const asked: string[] = [];
    const database = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (bytes) => {
        asked.push(bytes.toString('hex'));
        socket.write('S');
        new TLSSocket(socket, { isServer: true, cert, key }).on('error', () => undefined);
      });
    });
    expect(await readNotAfter(`postgres://127.0.0.1:${await listening(database)}`)).toEqual(notAfter);
    expect(asked).toEqual(['0000000804d2162f']);
  });

  it('is unknown without TLS, a certificate or a reachable server', async () => {
    const database = createServer((socket) => socket.once('data', () => socket.write('N')));
    const port = await listening(database);
    await expect(readNotAfter(`postgres://127.0.0.1:${port}`)).rejects.toThrow('does not support TLS');
    await expect(readNotAfter(await aFile(key))).rejects.toThrow('no certificate');
    database.close();
    await once(database, 'close');
    await expect(readNotAfter(`https://127.0.0.1:${port}`)).rejects.toThrow('ECONNREFUSED');
  });
});
