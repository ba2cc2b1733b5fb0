import type { Config } from '../config/config.ts';

export type ProcessorId = 'identity' | 'payments' | 'storage' | 'email' | 'human-check';

export interface Processor {
  id: ProcessorId;
  name: string;
  purpose: string;
}

export function processorsOf({ s3, smtpUrl, turnstile }: Config): Processor[] {
  const storage = s3.endpoint === undefined ? `Amazon S3 (${s3.region})` : new URL(s3.endpoint).hostname;
  return [
    { id: 'identity', name: 'Google Identity Platform', purpose: 'Signs you in.' },
    { id: 'payments', name: 'Stripe', purpose: 'Takes payments, saves cards and pays specialists.' },
    { id: 'storage', name: storage, purpose: 'Stores documents and photos.' },
    { id: 'email', name: new URL(smtpUrl).hostname, purpose: 'Sends our emails.' },
    { id: 'human-check', name: new URL(turnstile.verifyUrl).hostname, purpose: 'Checks that applicants are human.' },
  ];
}
