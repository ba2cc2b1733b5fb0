import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

const waitMs = 5_000;
const pem = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
/** PostgreSQL's SSLRequest message: its length and code. */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

export async function readNotAfter(place: string): Promise<Date> {
  if (place.startsWith('/')) return firstEnd(await readFile(place, 'utf8'));
  const { protocol, hostname, port } = new URL(place);
  const isDatabase = protocol === 'postgres:';
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || (isDatabase ? 5432 : 443)) });
  socket.setTimeout(waitMs, () => socket.destroy(new Error('The server did not show its certificate in time.')));
  try {
    await once(socket, 'connect');
    if (isDatabase) await askForTls(socket);
    return await shownBy(socket, hostname);
  } finally {
    socket.destroy();
  }
}

function firstEnd(text: string): Date {
  const ends = (text.match(pem) ?? []).map((one) => new X509Certificate(one).validToDate.getTime());
  if (ends.length === 0) throw new Error('The file has no certificate.');
  return new Date(Math.min(...ends));
}

async function askForTls(socket: Socket): Promise<void> {
  socket.write(sslRequest);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  if (answer.toString('latin1') !== 'S') throw new Error('The database does not support TLS.');
}

async function shownBy(socket: Socket, hostname: string): Promise<Date> {
  // SNI doesn't allow IP addresses.
  const name = isIP(hostname) === 0 ? { servername: hostname } : {};
  const secure = connectSecurely({ socket, ...name, rejectUnauthorized: false });
  try {
    await once(secure, 'secureConnect');
    const shown = secure.getPeerX509Certificate();
    if (!shown) throw new Error('The server showed no certificate.');
    return shown.validToDate;
  } finally {
    secure.destroy();
  }
}
