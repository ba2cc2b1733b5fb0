import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { zip } from './zip.ts';

export interface Bundle {
  zip: Buffer;
  /** Uncompressed bytes by package or folder, largest first. */
  parts: readonly (readonly [name: string, bytes: number])[];
}

const api = resolve(import.meta.dirname, '..');
const outdir = join(api, 'dist');

/** Functions use PostgreSQL, so the embedded database and lazily loaded packages stay outside. */
const outside = ['@electric-sql/pglite', 'pg-native', 'pg-cloudflare'];

/** Modules that a function never uses, replaced to keep the bundle small. */
const unused: Readonly<Record<string, string>> = {
  'nodemailer/dist/esm/mime-funcs/mime-types.js': `export const detectMimeType = () => 'application/octet-stream'; export const detectExtension = () => 'bin';`,
  'nodemailer/dist/esm/well-known/services.js': `export const services = {};`,
  ...Object.fromEntries(
    ['ses-transport', 'sendmail-transport', 'stream-transport', 'json-transport', 'xoauth2', 'dkim', 'fetch'].map(
      (name) => [`nodemailer/dist/esm/${name}/index.js`, `export default class {}`],
    ),
  ),
  'nodemailer/dist/esm/smtp-connection/http-proxy-client.js': `export default undefined;`,
  'pino/lib/transport.js': `module.exports = undefined;`,
  'pg/lib/native/index.js': `module.exports = undefined;`,
  'pgpass/lib/index.js': `module.exports = (_, done) => done(undefined);`,
  'bowser/bowser.mjs': `export default {};`,
  '@aws-sdk/credential-provider-node/dist-es/index.js': `export const defaultProvider = () => async () => {
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = process.env;
    return { accessKeyId, secretAccessKey, sessionToken };
  };`,
  'stripe/esm/StripeEventNotificationHandler.js': `export class StripeEventNotificationHandler {} export class StripeEventNotificationHandlerWithoutVerification {}`,
  // We ask for no attestation: without these modules, one that a device sends anyway is refused.
  ...Object.fromEntries(
    ['AndroidKey', 'AndroidSafetyNet', 'Apple', 'FIDOU2F', 'Packed', 'tpm/TPM'].map((name) => [
      `registration/verifications/${name.replace(/(\w+)$/, 'verifyAttestation$1')}.js`,
      `export const verifyAttestation${name.replace('tpm/', '')} = () => false;`,
    ]),
  ),
  'iso/isoCrypto/unwrapEC2Signature.js': `export { unwrapSignature as unwrapEC2Signature } from '${join(api, 'src/passkeys/unwrap-signature.ts')}';`,
  'server/esm/services/settingsService.js': `export const SettingsService = {
    getRootCertificates: () => [],
    runtimeSupportsPQC: () => false,
  };`,
  'server/esm/services/metadataService.js': `export const MetadataService = {};`,
  'server/esm/metadata/verifyMDSBlob.js': `export const verifyMDSBlob = undefined;`,
  ...Object.fromEntries(
    [
      'convertX509PublicKeyToCOSE',
      'getCertificateInfo',
      'isCertRevoked',
      'mapX509SignatureAlgToCOSEAlg',
      'validateCertificatePath',
      'validateExtFIDOGenCEAAGUID',
    ].map((name) => [`server/esm/helpers/${name}.js`, `export const ${name} = undefined;`]),
  ),
  'api/src/steps/step.ts': `export const asStep = (_, work) => work();`,
  'api/src/steps/step-each-call.ts': `export const stepEachCall = (_, client) => client;`,
  'api/src/telemetry/mount-metrics.ts': `export const mountMetrics = () => undefined;`,
  // A receipt's PDF has no Brotli font, picture or password, so it never needs these modules.
  'brotli/decompress.js': `module.exports = undefined;`,
  'png-js/lib/png-js.js': `export default undefined;`,
  'api/src/receipts/read-font.ts': `import { readFile } from 'node:fs/promises';
    import font from '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf';
    export const readFont = () => readFile(new URL(font, import.meta.url));`,
  'core/src/specialty-words/load-specialty-search.ts': `export const loadSpecialtySearch = () => undefined;`,
  'core/src/categories/shared/advertising.ts': `export const advertisingOfAll = [];`,
  'core/src/categories/shared/health-advertising.ts': `export const healthAdvertising = [];`,
};

const withoutUnused: Plugin = {
  name: 'unused',
  setup: (esbuild) => {
    for (const [path, contents] of Object.entries(unused))
      esbuild.onLoad({ filter: new RegExp(`${path.replaceAll(/[./]/g, String.raw`\$&`)}$`) }, ({ path: file }) => ({
        contents,
        resolveDir: dirname(file),
      }));
    // We sell nothing by subscription, invoice or link, issue no cards, and use no terminals, files or sessions.
    esbuild.onLoad(
      {
        filter:
          /stripe\/esm\/resources\/(Subscription\w*|Quotes|Invoice\w*|PaymentLinks|Prices|Products|Plans|Coupons|PromotionCodes|CreditNotes|Sources|Topups|Payment\w*Records|ShippingRates|Reviews|EphemeralKeys|ExchangeRates|CountrySpecs|CashBalances|FundingInstructions|Mandates|File\w*|ApplePayDomains|Tokens|BalanceSettings|AccountSessions|CustomerSessions|SetupAttempts|PaymentMethodConfigurations|ProductFeatures|Reserve\w*|Tax\w+|(TestHelpers|Issuing|Treasury|Terminal|Tax|Billing|Checkout|Climate|Identity|FinancialConnections|BillingPortal|Reporting|Forwarding|Entitlements|Radar|V2)\/.*)\.js$/,
      },
      ({ path }) => ({
        contents: Array.from(
          readFileSync(path, 'utf8').matchAll(/^export class (\w+)/gm),
          ([, name]) => `export class ${name} {}`,
        ).join('\n'),
      }),
    );
    // esbuild keeps these schemas otherwise: it cannot tell that building them has no side effects.
    esbuild.onLoad({ filter: /client-s3\/dist-es\/schemas\/schemas_\d\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        /^((?:export )?var [\w$]+ = )(\[(?:.*\]|[^]*?\n\]));$/gm,
        '$1/* @__PURE__ */ (() => $2)();',
      ),
    }));
    esbuild.onLoad({ filter: /core\/src\/categories\/[\w-]+\/advertising\.ts$/ }, () => ({
      contents: `export const advertising = [];`,
    }));
  },
};

/** The API as a function behind a gateway: the same sources give the same bytes. */
export async function bundle(): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: {
      index: join(api, 'src/server/lambda.ts'),
      'calendar-worker': join(api, 'src/calendars/calendar-worker.ts'),
    },
    outdir,
    bundle: true,
    // Lazily loaded chunks keep cold starts short.
    splitting: true,
    minify: true,
    legalComments: 'none',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    loader: { '.ttf': 'file' },
    // ES modules, for tree shaking.
    mainFields: ['module', 'main'],
    outExtension: { '.js': '.mjs' },
    external: outside,
    plugins: [withoutUnused],
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
    },
    absWorkingDir: resolve(api, '../..'),
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  const files = outputFiles.map(({ path, contents }) => ({
    name: path.slice(outdir.length + 1),
    data: Buffer.from(contents),
  }));
  return { zip: zip(files), parts: partsOf(metafile) };
}

function partsOf({ outputs }: Metafile): Bundle['parts'] {
  const bytes = new Map<string, number>();
  for (const { inputs } of Object.values(outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const name = nameOf(path);
      bytes.set(name, (bytes.get(name) ?? 0) + bytesInOutput);
    }
  }
  return [...bytes].toSorted(([, one], [, other]) => other - one);
}

function nameOf(path: string): string {
  const installed = path.split('node_modules/').at(-1) ?? path;
  const [first = '', second = ''] = installed.split('/');
  if (installed === path) return path.split('/').slice(0, 2).join('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
