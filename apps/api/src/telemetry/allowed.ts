import { lanes } from '../jobs/duties.ts';
import type { CallStep, JobStep, StatementStep, VendorStep } from '../steps/step.ts';

// Allow-list of telemetry: IDs, our names and closed lists of statuses. The rest is dropped.

const methods = new Set(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']);
const statements = new Set(['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback']);

const id = /^[a-z]{2,4}_[a-z2-7]{20}$/;
const ourName = /^[a-zA-Z][a-zA-Z-]{0,40}$/;
/** Callers choose request IDs: only a UUID passes, so none can carry personal details. */
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

const attributes = {
  'http.request.method': /^(GET|POST|PUT|DELETE|OPTIONS|HEAD|other)$/,
  'http.route': ourName,
  'http.response.status_code': /^[1-5]\d\d$/,
  'tele.request_id': uuid,
  'tele.user_id': id,
  'tele.partner_id': id,
  'db.system.name': /^postgresql$/,
  'db.operation.name': /^(select|insert|update|delete|begin|commit|rollback|other)$/,
  'db.collection.name': /^[a-z_]{1,40}$/,
  'tele.vendor': ourName,
  'tele.vendor_call': ourName,
  'tele.job_id': id,
  'tele.job_kind': ourName,
  'tele.job_lane': new RegExp(`^(${lanes.join('|')})$`),
  'tele.job_attempts': /^\d{1,3}$/,
  'tele.job_outcome': /^(done|failed|given-up)$/,
  'error.type': /^[A-Za-z]{1,40}$/,
} as const;

type Value = string | number;
export type Attributes = Partial<Record<keyof typeof attributes, Value | undefined>>;

export function onlyAllowed(given: Readonly<Record<string, unknown>>): Record<string, Value> {
  const left: Record<string, Value> = {};
  for (const [name, pattern] of Object.entries(attributes)) {
    const value = given[name];
    if ((typeof value === 'string' || typeof value === 'number') && pattern.test(String(value))) left[name] = value;
  }
  return left;
}

export const routeNameOf = ({ route }: CallStep): string =>
  route !== undefined && ourName.test(route) ? route : 'unknown';

export const ofCall = (call: CallStep): Attributes => ({
  'http.request.method': methodOf(call.method),
  'http.route': routeNameOf(call),
  'http.response.status_code': call.status,
  'tele.request_id': call.requestId,
  'tele.user_id': call.userId,
  'tele.partner_id': call.partnerId,
});

export const ofStatement = ({ text }: StatementStep): Attributes => ({
  'db.system.name': 'postgresql',
  'db.operation.name': statementOf(text),
  'db.collection.name': tableOf(text),
});

export const ofVendor = ({ vendor, call }: VendorStep): Attributes => ({
  'tele.vendor': vendor,
  'tele.vendor_call': call,
});

export const ofJob = (job: JobStep): Attributes => ({
  'tele.job_id': job.id,
  'tele.job_kind': job.kind,
  'tele.job_lane': job.lane,
  'tele.job_attempts': job.attempts,
  'tele.job_outcome': job.outcome,
});

export const methodOf = (method: string): string => (methods.has(method) ? method : 'other');

export function statusClassOf(status: number | undefined): string {
  return status !== undefined && status >= 200 && status < 600 ? `${Math.floor(status / 100)}xx` : 'none';
}

export function statementOf(text: string): string {
  const word = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  if (word === 'start') return 'begin';
  // The CTEs come before the actual statement.
  if (word === 'with')
    return /\b(update|insert into|delete from)\b/i.exec(text)?.[1]?.split(' ')[0]?.toLowerCase() ?? 'select';
  return statements.has(word) ? word : 'other';
}

function tableOf(text: string): string | undefined {
  return /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(text)?.[1];
}

export function databaseErrorOf(error: unknown): string {
  const { name, kind, code } = (error ?? {}) as { name?: unknown; kind?: unknown; code?: unknown };
  if (name === 'DatabaseUnavailable' || name === 'CommitUnknown') return kind === 'slow' ? 'slow' : 'lost';
  if (code === '40001' || code === '40P01') return 'contended';
  // Constraint violations decide races, many times a day.
  if (typeof code === 'string' && code.startsWith('23')) return 'constraint';
  return 'other';
}

/** Error class only: messages may quote data, and names can be set to anything. */
export function faultOf(error: unknown): string {
  return error instanceof Error && ourName.test(error.constructor.name) ? error.constructor.name : 'unknown';
}
