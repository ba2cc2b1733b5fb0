import { dayMs } from '@tele/core';
import type { TLSSocket } from 'node:tls';
import type pg from 'pg';

/** Claims, offers and tokens expire by this machine's clock. */
const clocksApartMs = 60_000;
/** Warns this long before a certificate expires. */
const soonMs = 14 * dayMs;

/** Certificate errors by OpenSSL or Node code, with the remedy. */
const refusals: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'The database certificate has expired. Renew it and reload the database server.',
  CERT_NOT_YET_VALID: 'The database certificate is not valid yet. Check the clock of this machine.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'The database certificate does not match the host in DATABASE_URL. Use the certificate’s host name, or issue a new certificate.',
  SELF_SIGNED_CERT_IN_CHAIN: unknownSigner(),
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownSigner(),
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownSigner(),
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownSigner(),
};

function unknownSigner(): string {
  return 'The database certificate is signed by an unknown CA. Set sslrootcert in DATABASE_URL to the CA file.';
}

export interface Connection {
  certificateEndsAt: Date | undefined;
}

/** Connects once. Throws for refused certificates, and for clocks more than a minute apart. */
export async function checkConnection(pool: pg.Pool, now: () => Date): Promise<Connection> {
  const client = await pool.connect().catch((error: unknown) => {
    throw explained(error);
  });
  try {
    const before = now().getTime();
    const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
    const after = now().getTime();
    refuseClocks({ here: (before + after) / 2, there: rows[0]?.at.getTime() ?? Number.NaN, travelMs: after - before });
    return { certificateEndsAt: certificateEnd(client) };
  } finally {
    client.release();
  }
}

/** Explains certificate errors; returns others unchanged. */
export function explained(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = refusals[code];
  return words === undefined ? error : new Error(words, { cause: error });
}

interface Clocks {
  here: number;
  there: number;
  /** Round trip in milliseconds: the clock difference is known only to within this. */
  travelMs: number;
}

export function refuseClocks({ here, there, travelMs }: Clocks): void {
  const apartMs = here - there;
  if (Math.abs(apartMs) - travelMs / 2 <= clocksApartMs) return;
  const seconds = Math.round(Math.abs(apartMs) / 1_000);
  throw new Error(
    `The clock of this machine is ${seconds} s ${apartMs > 0 ? 'ahead of' : 'behind'} the database’s. ` +
      'Correct the wrong one (timedatectl shows whether it is synchronised), then start again.',
  );
}

export function endsSoon({ certificateEndsAt }: Connection, now: Date): string | undefined {
  if (!certificateEndsAt || certificateEndsAt.getTime() - now.getTime() > soonMs) return undefined;
  return `The database certificate expires at ${certificateEndsAt.toISOString()}. Renew it before then, or processes can no longer connect.`;
}

/** The driver does not type its socket. */
function certificateEnd(client: pg.PoolClient): Date | undefined {
  const { connection } = client as unknown as { connection?: { stream?: Partial<TLSSocket> } };
  const certificate = connection?.stream?.getPeerCertificate?.();
  return certificate?.valid_to === undefined ? undefined : new Date(certificate.valid_to);
}
