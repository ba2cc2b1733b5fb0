import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

const waitMs = 5_000;
const pem = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
/** How a PostgreSQL client asks for TLS before anything else: its length, and the number of that question. */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/**
 * Until when a certificate holds: of a file the one that ends first, of a server the one it shows. Only the date is looked at, of one that has ended
 * or that nobody vouches for too. Throws when there is none.
 */
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
  // An address is no name that a server could be asked for.
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
