import * as z from 'zod';

export const token = z.string().min(16, 'must have at least 16 characters');

const certificates = z.string().transform((text, ctx) => {
  const named = text.split(',').map((part) => /^\s*([a-z][a-z0-9-]{0,31})=(.+?)\s*$/.exec(part));
  const places = named.flatMap((match) => (match?.[1] && match[2] ? [{ name: match[1], place: match[2] }] : []));
  const isPlace = ({ place }: WatchedCertificate): boolean =>
    place.startsWith('/') || /^(https|postgres):\/\/[^/@]+$/.test(place);
  const names = new Set(places.map(({ name }) => name));
  if (places.length < named.length || names.size < places.length || !places.every(isPlace)) {
    ctx.addIssue(
      'must be a list of name=place, each name once, where a place is a file (/etc/ssl/db.crt), https://host:port or postgres://host:port without a user',
    );
    return z.NEVER;
  }
  return places;
});

const headers = z.string().transform((text, ctx) => {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)=(.*?)\s*$/.exec(pair));
  if (pairs.includes(null)) {
    ctx.addIssue('must be a list of name=value with commas between');
    return z.NEVER;
  }
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', decoded(pair?.[2] ?? '')]));
});

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const inMs = 'must be a whole number of milliseconds, at most 600000';
const milliseconds = z.coerce.number({ error: inMs }).int(inMs).min(1, inMs).max(600_000, inMs);

/** Monitoring variables; OpenTelemetry's keep their standard names. */
export const watchVariables = {
  METRICS_TOKEN: token.optional(),
  CERTIFICATES: certificates.default([]),
  VERSION: z
    .string()
    .regex(/^[\w.+-]{1,64}$/, 'must be a name of at most 64 letters, digits and .+-_')
    .default('unversioned'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' }).optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/protobuf', 'http/json'], { error: 'must be http/protobuf or http/json' })
    .default('http/protobuf'),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_EXPORTER_OTLP_TIMEOUT: milliseconds.default(10_000),
  OTEL_METRIC_EXPORT_INTERVAL: milliseconds.default(60_000),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,64}$/, 'must be a name of at most 64 letters, digits and .-_')
    .default('tele-api'),
  OTEL_TRACES_SAMPLER: z.enum(samplers, { error: `must be one of ${samplers.join(', ')}` }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a share from 0 to 1' })
    .min(0, 'must be a share from 0 to 1')
    .max(1, 'must be a share from 0 to 1')
    .optional(),
};

export interface WatchedCertificate {
  name: string;
  place: string;
}

export interface Telemetry {
  endpoint: string;
  protocol: 'http/protobuf' | 'http/json';
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  metricsEveryMs: number;
  serviceName: string;
  sampler: (typeof samplers)[number];
  /** Share of traces kept, for samplers that need it. */
  share: number;
}

const variables = z.object(watchVariables);
type Variables = z.output<typeof variables>;

/** Undefined without an endpoint: nothing is traced. */
export function telemetryOf(given: Variables): Telemetry | undefined {
  if (given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  return {
    endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    protocol: given.OTEL_EXPORTER_OTLP_PROTOCOL,
    headers: given.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    timeoutMs: given.OTEL_EXPORTER_OTLP_TIMEOUT,
    metricsEveryMs: given.OTEL_METRIC_EXPORT_INTERVAL,
    serviceName: given.OTEL_SERVICE_NAME,
    sampler: given.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on',
    share: given.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}

/** Rejects settings without effect, because the operator expects one. */
export function refuseHalves(
  given: Variables,
  ctx: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  const refuse = (name: keyof Variables, message: string): void =>
    ctx.addIssue({ code: 'custom', path: [name], message });
  const { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share } = given;
  if (given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined)
    for (const name of ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG'] as const)
      if (given[name] !== undefined)
        refuse(name, 'does nothing without OTEL_EXPORTER_OTLP_ENDPOINT: set both or neither');
  if (sampler?.endsWith('traceidratio') && share === undefined)
    refuse('OTEL_TRACES_SAMPLER_ARG', `is missing: ${sampler} asks which share of traces to keep`);
  if (share !== undefined && !sampler?.endsWith('traceidratio'))
    refuse(
      'OTEL_TRACES_SAMPLER_ARG',
      'does nothing without OTEL_TRACES_SAMPLER=parentbased_traceidratio or traceidratio',
    );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
