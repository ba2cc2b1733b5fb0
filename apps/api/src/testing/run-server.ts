import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startingEnvironment } from './start-server.ts';
import { testConfig } from './test-config.ts';

export interface Ran {
  process: ChildProcess;
  output: () => string;
  /** Resolves on matching output; rejects if the program ends first. */
  wrote: (pattern: RegExp) => Promise<void>;
  exit: Promise<number | null>;
}

export function runProgram(file: string, variables: Record<string, string>, args: readonly string[] = []): Ran {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', file), ...args], {
    env: { ...startingEnvironment(), ...environment(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const wrote = async (pattern: RegExp): Promise<void> => {
    while (!pattern.test(text)) {
      const more = Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), exit]);
      if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${text}`);
      await more;
    }
  };
  return { process: child, output: () => text, wrote, exit };
}

function environment(): Record<string, string> {
  const config = testConfig();
  return {
    FIREBASE_PROJECT_ID: config.firebaseProjectId,
    FIREBASE_JWKS_URL: config.firebaseJwksUrl,
    ...(config.firebaseAuthUrl && { FIREBASE_AUTH_URL: config.firebaseAuthUrl }),
    FIREBASE_SERVICE_ACCOUNT_EMAIL: config.firebaseServiceAccountEmail,
    FIREBASE_SERVICE_ACCOUNT_KEY: config.firebaseServiceAccountKey,
    GOOGLE_ISSUER: config.googleIssuer,
    GOOGLE_CLIENT_ID: config.googleClientId,
    GOOGLE_CLIENT_SECRET: config.googleClientSecret,
    STATE_SECRET: config.stateSecret,
    PARTNER_TOKEN_KEY: config.partnerTokenKey,
    STRIPE_SECRET_KEY: config.stripeSecretKey,
    STRIPE_API_URL: 'http://127.0.0.1:9',
    STRIPE_WEBHOOK_SECRET: config.stripeWebhookSecret,
    S3_BUCKET: config.s3.bucket,
    TURNSTILE_SECRET_KEY: config.turnstile.secretKey,
    SMTP_URL: config.smtpUrl,
    MAIL_FROM: config.mailFrom,
    FIELD_KEYS: config.fieldKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(','),
  };
}
