import { dayMs } from '@tele/core';
import type { TLSSocket } from 'node:tls';
import type pg from 'pg';

/** Claims, offers and tokens end by the clock of this machine: one that is further off ends them for others too. */
const clocksApartMs = 60_000;
/** How long before its end a certificate is spoken of. */
const soonMs = 14 * dayMs;

/** What a certificate is refused for, by the code of OpenSSL or Node, and what to do about it. */
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

/** What is found of a connection before anything is done on it. */
export interface Connection {
  /** When the certificate of the database ends; undefined on a connection without one. */
  certificateEndsAt: Date | undefined;
}

/**
 * Connects once, before anything else does. Throws in words where a certificate is refused, and where the clocks of this
 * machine and of the database are more than a minute apart.
 */
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

/** The words for what a connection failed with; anything but a certificate as it is. */
export function explained(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = refusals[code];
  return words === undefined ? error : new Error(words, { cause: error });
}

interface Clocks {
  here: number;
  there: number;
  /** How long the asking took, of which nobody knows which half was the way. */
  travelMs: number;
}

/** Throws where two clocks are further apart than a minute. */
export function refuseClocks({ here, there, travelMs }: Clocks): void {
  const apartMs = here - there;
  if (Math.abs(apartMs) - travelMs / 2 <= clocksApartMs) return;
  const seconds = Math.round(Math.abs(apartMs) / 1_000);
  throw new Error(
    `The clock of this machine is ${seconds} s ${apartMs > 0 ? 'ahead of' : 'behind'} the database’s. ` +
      'Correct the wrong one (timedatectl shows whether it is synchronised), then start again.',
  );
}

/** What is to be said of a certificate that ends soon; undefined while there is time. */
export function endsSoon({ certificateEndsAt }: Connection, now: Date): string | undefined {
  if (!certificateEndsAt || certificateEndsAt.getTime() - now.getTime() > soonMs) return undefined;
  return `The database certificate expires at ${certificateEndsAt.toISOString()}. Renew it before then, or processes can no longer connect.`;
}

/** The driver has no word for its socket. */
function certificateEnd(client: pg.PoolClient): Date | undefined {
  const { connection } = client as unknown as { connection?: { stream?: Partial<TLSSocket> } };
  const certificate = connection?.stream?.getPeerCertificate?.();
  return certificate?.valid_to === undefined ? undefined : new Date(certificate.valid_to);
}
