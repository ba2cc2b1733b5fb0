import type { Config } from '../config/config.ts';
import { readNotAfter } from '../vendors/certificates.ts';

export interface CertificateReading {
  name: string;
  notAfter: Date | null;
}

export function readCertificates({ certificates }: Pick<Config, 'certificates'>): Promise<CertificateReading[]> {
  return Promise.all(
    certificates.map(async ({ name, place }) => ({ name, notAfter: await readNotAfter(place).catch(() => null) })),
  );
}
