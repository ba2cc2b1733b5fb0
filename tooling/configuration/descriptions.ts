import type { Variables } from '../../apps/api/src/config/variables.ts';

/** The variables of the API by subject, one sentence each, for `docs/configuration.md`. */
export const descriptions: readonly { subject: string; variables: Partial<Record<keyof Variables, string>> }[] = [
  {
    subject: 'Server',
    variables: {
      NODE_ENV: '`production` strips unknown fields from answers; otherwise they are errors.',
      HOST: 'Address to listen on.',
      PORT: 'Port to listen on.',
      BASE_PATH: 'Path before every call.',
      API_URL: 'Public address of the API, with `BASE_PATH`.',
      PORTAL_URL: 'Public address of the portal: emails link to it.',
      CORS_ORIGINS: 'Sites that may call the API, separated by commas. Default: the portal.',
      TRUSTED_PROXIES:
        'Addresses and networks of your load balancers, such as `10.0.0.0/8`. Only they may name the caller’s address.',
      KEEP_ALIVE_MS: 'How long an idle connection stays open. Keep it longer than the load balancer’s limit.',
      DRAIN_MS: 'How long `/health` answers 503 before the process stops taking calls.',
      CLOSE_MS: 'How long a stopping process may finish its calls.',
      READ_ONLY: '`1` refuses every change.',
      LOG_LEVEL: 'Least severe log level to write.',
      VERSION: 'Name of the running release.',
      SEED: '`1` fills an empty database with examples.',
      PARTNER_PORT: 'Port of the example clinic (`npm run partner`).',
    },
  },
  {
    subject: 'Database',
    variables: {
      DATABASE_URL: 'PostgreSQL 15 or newer. Without it, the embedded store in `DATA_DIR` serves one process.',
      DATABASE_DIRECT_URL:
        'The server itself, for migrations, if a pooler stands before `DATABASE_URL`. Its role may be the owner.',
      DATABASE_READ_URL: 'Replicas behind one address, for search, times and lists.',
      DATABASE_READ_LAG_MS: 'How far a replica may be behind.',
      DATABASE_CONNECTIONS: 'Connections of a process; as many again to replicas.',
      DATABASE_WAIT_MS: 'Longest wait for a connection.',
      DATABASE_LOCK_MS: 'Longest wait for a locked row.',
      DATABASE_STATEMENT_MS: 'Longest statement.',
      DATABASE_QUERY_MS: 'When the client gives up; longer than `DATABASE_STATEMENT_MS`.',
      DATABASE_IDLE_IN_TRANSACTION_MS: 'Longest pause inside a transaction.',
      DATABASE_PREPARED: '`0` for PgBouncer before 1.21.',
      DATABASE_ISOLATION: 'Isolation level: see [scale](scale.md).',
      MIGRATE: '`0` runs no migration and names what is missing.',
      DATA_DIR: 'Folder of the embedded store.',
      FIELD_KEYS:
        'Keys that encrypt fields, as `id:base64` of 32 bytes, the current key first. An id may end with its date.',
    },
  },
  {
    subject: 'Sign-in',
    variables: {
      FIREBASE_PROJECT_ID: 'Firebase project.',
      FIREBASE_SERVICE_ACCOUNT_EMAIL:
        'Service account with the role Firebase Authentication Admin. It deletes accounts of people who leave.',
      FIREBASE_SERVICE_ACCOUNT_KEY: 'Its private key, in PEM form.',
      FIREBASE_AUTH_URL: 'Leave unset.',
      FIREBASE_JWKS_URL: 'Leave unset.',
      GOOGLE_CLIENT_ID: 'Google OAuth client, with the redirect URI `<API_URL>/auth/google/callback`.',
      GOOGLE_CLIENT_SECRET: 'Its secret.',
      GOOGLE_ISSUER: 'Leave unset.',
      STATE_SECRET: 'Signs the state of a sign-in. 32 characters or more.',
      STAFF_SECOND_FACTOR: '`required`: staff need a second factor.',
      TURNSTILE_SECRET_KEY: 'Cloudflare Turnstile. A check counts on the hosts of `PORTAL_URL` and `CORS_ORIGINS`.',
      TURNSTILE_VERIFY_URL: 'Leave unset.',
      PARTNER_TOKEN_KEY: 'Signs the tokens of partner sites. 32 characters or more.',
    },
  },
  {
    subject: 'Payments and email',
    variables: {
      STRIPE_SECRET_KEY: 'Stripe secret key.',
      STRIPE_WEBHOOK_SECRET:
        'Secrets of the two endpoints `<API_URL>/stripe/webhook` (own and connected accounts), separated by a comma.',
      STRIPE_PUBLISHABLE_KEY: 'For partner sites. Without it, people can’t pay there.',
      STRIPE_API_URL: 'Leave unset.',
      STRIPE_SCRIPT_URL: 'Leave unset.',
      SMTP_URL: 'Mail server, such as `smtps://user:password@host`.',
      MAIL_FROM: 'Sender of emails.',
      OPS_MAIL: 'Address for failed jobs.',
      BUSINESS_NAME: 'Name on receipts.',
      BUSINESS_ABN: 'ABN on receipts. Without it they aren’t tax invoices.',
    },
  },
  {
    subject: 'Files and privacy',
    variables: {
      S3_BUCKET: 'Bucket of documents and photos. Private, except for GetObject under `photos/`.',
      S3_REGION: 'Its region.',
      S3_ACCESS_KEY_ID:
        'Access key. Unset: the machine’s role, which may put, get and delete under `documents/` and `photos/`.',
      S3_SECRET_ACCESS_KEY: 'Its secret.',
      S3_ENDPOINT: 'Leave unset.',
      PHOTO_BASE_URL: 'Public address of `photos/`, such as a CDN. Default: the bucket.',
      CLAMD_ADDRESS: 'ClamAV, as `host:port` or a socket path. Unset: staff see ‘Not scanned’.',
      DOCUMENT_DAYS: 'Days after a decision until documents are deleted.',
      PATIENT_NUMBER_DAYS: 'Days after an appointment until a patient’s number is masked.',
      BACKUP_DAYS: 'Days that you keep backups, for the deletion receipt.',
      CALENDAR_ORIGINS: 'Leave unset. Allows private addresses of calendars.',
    },
  },
  {
    subject: 'Jobs and monitoring',
    variables: {
      JOBS_TOKEN: 'Bearer token of `POST <API_URL>/internal/jobs`, which a schedule calls every minute.',
      METRICS_TOKEN: 'Bearer token of `<API_URL>/metrics`. Unset: no metrics.',
      CERTIFICATES: 'Certificates to watch, as `name=place`: a file, `https://host:port` or `postgres://host:port`.',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'OpenTelemetry collector. Unset: no traces.',
      OTEL_EXPORTER_OTLP_PROTOCOL: '`http/protobuf` or `http/json`.',
      OTEL_EXPORTER_OTLP_HEADERS: 'Headers, as `name=value`, separated by commas.',
      OTEL_EXPORTER_OTLP_TIMEOUT: 'Milliseconds until an export gives up.',
      OTEL_METRIC_EXPORT_INTERVAL: 'Milliseconds between exports of metrics.',
      OTEL_SERVICE_NAME: 'Name of the service in traces.',
      OTEL_TRACES_SAMPLER: 'Which traces to keep. Default: `parentbased_always_on`.',
      OTEL_TRACES_SAMPLER_ARG: 'Share of traces to keep, 0 to 1, for a ratio sampler.',
    },
  },
];
