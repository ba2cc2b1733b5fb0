import { lanes } from '../jobs/duties.ts';
import type { CallStep, JobStep, StatementStep, VendorStep } from '../steps/step.ts';

// All that may leave the process about a step: ids, names of our own and statuses from closed lists. Whatever is not here is dropped.

const methods = new Set(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']);
const statements = new Set(['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback']);

const id = /^[a-z]{2,4}_[a-z2-7]{20}$/;
const ourName = /^[a-zA-Z][a-zA-Z-]{0,40}$/;
/** What a caller may choose freely, such as the id of a request, is told only in the form in which it can say nothing. */
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Every attribute that a span may have, and what it may be. */
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

/** What is left once everything is gone that is not on the list, or not what the list says of it. */
export function onlyAllowed(given: Readonly<Record<string, unknown>>): Record<string, Value> {
  const left: Record<string, Value> = {};
  for (const [name, pattern] of Object.entries(attributes)) {
    const value = given[name];
    if ((typeof value === 'string' || typeof value === 'number') && pattern.test(String(value))) left[name] = value;
  }
  return left;
}

/** The name of a call, where it has one. */
export const routeNameOf = ({ route }: CallStep): string =>
  route !== undefined && ourName.test(route) ? route : 'unknown';

/** What a span tells of a call. */
export const ofCall = (call: CallStep): Attributes => ({
  'http.request.method': methodOf(call.method),
  'http.route': routeNameOf(call),
  'http.response.status_code': call.status,
  'tele.request_id': call.requestId,
  'tele.user_id': call.userId,
  'tele.partner_id': call.partnerId,
});

/** Of a statement: what it does and to which table, which stand in its text. Its values are not looked at. */
export const ofStatement = ({ text }: StatementStep): Attributes => ({
  'db.system.name': 'postgresql',
  'db.operation.name': statementOf(text),
  'db.collection.name': tableOf(text),
});

/** Of a call to another company. */
export const ofVendor = ({ vendor, call }: VendorStep): Attributes => ({
  'tele.vendor': vendor,
  'tele.vendor_call': call,
});

/** Of a try of a job. */
export const ofJob = (job: JobStep): Attributes => ({
  'tele.job_id': job.id,
  'tele.job_kind': job.kind,
  'tele.job_lane': job.lane,
  'tele.job_attempts': job.attempts,
  'tele.job_outcome': job.outcome,
});

/** The method of a call; anybody may send any word as one. */
export const methodOf = (method: string): string => (methods.has(method) ? method : 'other');

/** '2xx' to '5xx'. */
export function statusClassOf(status: number | undefined): string {
  return status !== undefined && status >= 200 && status < 600 ? `${Math.floor(status / 100)}xx` : 'none';
}

/** What a statement does. */
export function statementOf(text: string): string {
  const word = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  if (word === 'start') return 'begin';
  // What comes before the statement itself are lists that it reads from.
  if (word === 'with')
    return /\b(update|insert into|delete from)\b/i.exec(text)?.[1]?.split(' ')[0]?.toLowerCase() ?? 'select';
  return statements.has(word) ? word : 'other';
}

function tableOf(text: string): string | undefined {
  return /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(text)?.[1];
}

/** Why a statement or the wait for a connection failed, in words of our own. */
export function databaseErrorOf(error: unknown): string {
  const { name, kind, code } = (error ?? {}) as { name?: unknown; kind?: unknown; code?: unknown };
  if (name === 'DatabaseUnavailable' || name === 'CommitUnknown') return kind === 'slow' ? 'slow' : 'lost';
  if (code === '40001' || code === '40P01') return 'contended';
  // Races are decided by these, many times a day.
  if (typeof code === 'string' && code.startsWith('23')) return 'constraint';
  return 'other';
}

/** What kind of fault it was, by its class: a message may quote what it was about, and a name may be set to anything. */
export function faultOf(error: unknown): string {
  return error instanceof Error && ourName.test(error.constructor.name) ? error.constructor.name : 'unknown';
}
