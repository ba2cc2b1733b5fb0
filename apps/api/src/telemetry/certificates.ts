import type { Config } from '../config/config.ts';
import { readNotAfter } from '../vendors/certificates.ts';

export interface CertificateReading {
  name: string;
  /** Expiry; null if unreadable. */
  notAfter: Date | null;
}

/** Reads all CERTIFICATES; a failed one doesn't affect the others. */
export function readCertificates({ certificates }: Pick<Config, 'certificates'>): Promise<CertificateReading[]> {
  return Promise.all(
    certificates.map(async ({ name, place }) => ({ name, notAfter: await readNotAfter(place).catch(() => null) })),
  );
}
