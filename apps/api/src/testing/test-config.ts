import { generateKeyPairSync } from 'node:crypto';
import { readConfig, type Config } from '../config/config.ts';

/** Made once: a key pair takes longer than most tests. */
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const serviceAccountKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

export function testConfig(changes: Partial<Config> = {}): Config {
  const config = readConfig({
    PORT: '4099',
    PORTAL_URL: 'http://portal.test',
    API_URL: 'http://api.test/prod',
    FIREBASE_PROJECT_ID: 'tele-test',
    FIREBASE_JWKS_URL: 'http://127.0.0.1:9/jwks',
    FIREBASE_SERVICE_ACCOUNT_EMAIL: 'api@tele-test.example.com',
    FIREBASE_SERVICE_ACCOUNT_KEY: serviceAccountKey,
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
    GOOGLE_CLIENT_ID: 'google-test',
    GOOGLE_CLIENT_SECRET: 'google-test-secret',
    STATE_SECRET: 'a secret of the tests with thirty-two characters',
    PARTNER_TOKEN_KEY: 'a key of the tests for the tokens of partners’ pages',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    S3_BUCKET: 'tele-documents',
    S3_ENDPOINT: 'http://127.0.0.1:9/s3',
    S3_ACCESS_KEY_ID: 'AKIASANDBOX',
    S3_SECRET_ACCESS_KEY: 's3-sandbox-secret',
    TURNSTILE_SECRET_KEY: 'turnstile-sandbox-secret',
    TURNSTILE_VERIFY_URL: 'http://127.0.0.1:9/turnstile',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Tele <noreply@example.com>',
    BUSINESS_NAME: 'Tele Pty Ltd',
    BUSINESS_ABN: '51 824 753 556',
    FIELD_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
    JOBS_TOKEN: 'jobs-token-of-the-tests',
    DATABASE_ISOLATION: process.env.TEST_ISOLATION,
    METRICS_TOKEN: 'metrics-token-of-the-tests',
    LOG_LEVEL: 'silent',
  });
  return { ...config, ...changes };
}
