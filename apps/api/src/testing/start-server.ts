import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Config } from '../config/config.ts';

/** PATH, and Node’s compile cache, which halves the start time. */
export function startingEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) };
}

export function environmentOf(config: Config): NodeJS.ProcessEnv {
  return {
    ...startingEnvironment(),
    PORT: String(config.port),
    ...(config.databaseUrl ? { DATABASE_URL: config.databaseUrl } : {}),
    DATABASE_ISOLATION: config.isolation,
    DATA_DIR: config.dataDir,
    PORTAL_URL: config.portalUrl,
    FIREBASE_PROJECT_ID: config.firebaseProjectId,
    FIREBASE_JWKS_URL: config.firebaseJwksUrl,
    FIREBASE_AUTH_URL: config.firebaseAuthUrl,
    FIREBASE_SERVICE_ACCOUNT_EMAIL: config.firebaseServiceAccountEmail,
    FIREBASE_SERVICE_ACCOUNT_KEY: config.firebaseServiceAccountKey,
    GOOGLE_ISSUER: config.googleIssuer,
    GOOGLE_CLIENT_ID: config.googleClientId,
    GOOGLE_CLIENT_SECRET: config.googleClientSecret,
    STATE_SECRET: config.stateSecret,
    PARTNER_TOKEN_KEY: config.partnerTokenKey,
    STRIPE_SECRET_KEY: config.stripeSecretKey,
    ...(config.stripeApiUrl ? { STRIPE_API_URL: config.stripeApiUrl } : {}),
    STRIPE_WEBHOOK_SECRET: config.stripeWebhookSecret,
    S3_BUCKET: config.s3.bucket,
    S3_ENDPOINT: config.s3.endpoint ?? '',
    S3_ACCESS_KEY_ID: config.s3.credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: config.s3.credentials?.secretAccessKey ?? '',
    TURNSTILE_SECRET_KEY: config.turnstile.secretKey,
    TURNSTILE_VERIFY_URL: config.turnstile.verifyUrl,
    SMTP_URL: config.smtpUrl,
    MAIL_FROM: config.mailFrom,
    ...(config.opsMail ? { OPS_MAIL: config.opsMail } : {}),
    FIELD_KEYS: config.fieldKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(','),
    LOG_LEVEL: 'warn',
  };
}

export interface ApiProcess {
  url: string;
  stop: () => Promise<void>;
}

export async function startServer(config: Config): Promise<ApiProcess> {
  const entry = join(import.meta.dirname, '../server/server.ts');
  const child = spawn(process.execPath, [entry], {
    env: { ...environmentOf({ ...config, port: 0 }), LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await urlOf(child);
  return {
    url,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function urlOf(child: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The API process ended with code ${code}.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { msg, url } = JSON.parse(line) as { msg: string; url?: string };
      if (msg === 'the API listens' && url !== undefined) resolve(url);
    });
  });
}
