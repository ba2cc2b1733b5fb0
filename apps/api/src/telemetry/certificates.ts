import type { Config } from '../config/config.ts';
import { readNotAfter } from '../vendors/certificates.ts';

export interface CertificateReading {
  name: string;
  /** Until when it holds; null where it could not be read. */
  notAfter: Date | null;
}

/** Reads every certificate of CERTIFICATES; one that cannot be read says so and leaves the others. */
export function readCertificates({ certificates }: Pick<Config, 'certificates'>): Promise<CertificateReading[]> {
  return Promise.all(
    certificates.map(async ({ name, place }) => ({ name, notAfter: await readNotAfter(place).catch(() => null) })),
  );
}
