import type { Charge } from '../ledger/charge.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { aPatient, aSpecialist, type Person } from './people.ts';
import type { Called, TestApi } from './start-api.ts';

export const specialty = 'Gastroenterology & Hepatology';
export const goodCard = 'pm_card_visa';
export const declinedCard = 'pm_card_chargeDeclined';
export const threeDSecureCard = 'pm_card_authenticationRequired';

export type Specialist = Awaited<ReturnType<typeof aSpecialist>>;

export type Specialists = readonly [Specialist, ...Specialist[]];

export interface Request {
  selectionId: string;
  patient: Person;
  specialists: Specialists;
  slotISO: string;
}

interface RequestGiven {
  patient?: Person;
  /** Specialists, or the number of new ones to pick. Default: 1. */
  specialists?: number | Specialists;
  slotISO?: string;
  feeCapCents?: number;
  reason?: string;
}

const hour = 60 * 60_000;
const day = 24 * hour;

/** First whole hour `days` and `hours` after the API’s clock. */
export function slotIn(api: TestApi, days = 2, hours = 0): string {
  const time = api.clock.now.getTime() + days * day + hours * hour;
  return new Date(Math.ceil(time / hour) * hour).toISOString();
}

export async function anUnpaidRequest(api: TestApi, given: RequestGiven = {}): Promise<Request> {
  const slotISO = given.slotISO ?? slotIn(api);
  const patient = given.patient ?? (await aPatient(api.services.db));
  const specialistsOrCount = given.specialists ?? 1;
  const specialists =
    typeof specialistsOrCount === 'number'
      ? await someSpecialists(api, specialistsOrCount, slotISO)
      : specialistsOrCount;
  const { body, status } = await api.call('createSelection', {
    as: patient,
    body: {
      profession: 'doctor',
      specialty,
      picks: specialists.map(({ specialistId }) => ({ specialistId, slotISO })),
      ...(given.reason === undefined ? {} : { reason: given.reason }),
      ...(given.feeCapCents === undefined ? { anyFee: true } : { feeCapCents: given.feeCapCents }),
    },
  });
  if (status !== 200) throw new Error(`createSelection answered ${status}: ${JSON.stringify(body)}`);
  // Background jobs could trigger faults that a test plans next.
  await jobsEnded(api.services.db);
  return { ...(body as { selectionId: string }), patient, specialists, slotISO };
}

export async function aRequest(api: TestApi, given: RequestGiven = {}): Promise<Request> {
  const request = await anUnpaidRequest(api, given);
  const { status, body } = await attach(api, request);
  if (status !== 200) throw new Error(`attachPayment answered ${status}: ${JSON.stringify(body)}`);
  await jobsEnded(api.services.db);
  return request;
}

export function attach(api: TestApi, request: Request, paymentMethodId = goodCard): Promise<Called> {
  const params = { id: request.selectionId };
  return api.call('attachPayment', { as: request.patient, params, body: { paymentMethodId } });
}

export function accept(
  api: TestApi,
  request: Pick<Request, 'selectionId'>,
  given: { as: { email: string }; feeCents?: number; paymentMethodId?: string },
): Promise<Called> {
  const { as, feeCents = 12_000, paymentMethodId = goodCard } = given;
  return api.call('acceptSelection', { as, params: { id: request.selectionId }, body: { feeCents, paymentMethodId } });
}

export async function someSpecialists(api: TestApi, count: number, slotISO: string): Promise<Specialists> {
  const specialists: [Specialist, ...Specialist[]] = [
    await aSpecialist(api.services.db, { specialty, slots: [slotISO] }),
  ];
  for (let index = 1; index < count; index += 1) {
    specialists.push(await aSpecialist(api.services.db, { specialty, slots: [slotISO] }));
  }
  return specialists;
}

export async function settled(api: TestApi): Promise<{ done: number; failed: number }> {
  await jobsEnded(api.services.db);
  return runJobs(api.services);
}

/** Runs `work` at another time; no background run sees the clock change. */
export async function at<T>(api: TestApi, time: Date | string, work: () => Promise<T>): Promise<T> {
  await jobsEnded(api.services.db);
  const before = api.clock.now;
  api.clock.now = new Date(time);
  try {
    return await work();
  } finally {
    await jobsEnded(api.services.db);
    api.clock.now = before;
  }
}

export async function chargesOf(api: TestApi, { selectionId }: Pick<Request, 'selectionId'>): Promise<Charge[]> {
  const charges = await api.services.db.selectFrom('charges').selectAll().orderBy('kind', 'desc').execute();
  return charges.filter(({ metadata }) => metadata.selectionId === selectionId);
}

export function codeOf(called: Called): unknown {
  return (called.body as { code?: unknown }).code;
}

export async function viewOf(api: TestApi, request: Pick<Request, 'selectionId' | 'patient'>): Promise<unknown> {
  return (await api.call('getSelection', { as: request.patient, params: { id: request.selectionId } })).body;
}
