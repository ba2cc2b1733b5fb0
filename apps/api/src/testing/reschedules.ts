import type { Reschedule } from '@tele/core';
import { aPatient, aSpecialist, type Person } from './people.ts';
import { aBooking } from './bookings.ts';
import { slotIn, specialty, type Specialist } from './requests.ts';
import type { Called, TestApi } from './start-api.ts';

export interface Movable {
  patient: Person;
  specialist: Specialist;
  selectionId: string;
  bookingId: string;
  fromISO: string;
  toISO: string;
  otherISO: string;
}

export async function aMovable(api: TestApi, given: { patient?: Person } = {}): Promise<Movable> {
  const { db } = api.services;
  const [fromISO, toISO, otherISO] = [slotIn(api, 3), slotIn(api, 4), slotIn(api, 5)];
  const patient = given.patient ?? (await aPatient(db));
  const specialist = await aSpecialist(db, { specialty, slots: [fromISO, toISO, otherISO] });
  const booking = await aBooking(db, { patient, specialist, startISO: fromISO });
  return { patient, specialist, ...booking, fromISO, toISO, otherISO };
}

type RescheduleArgs = Pick<Movable, 'selectionId' | 'patient' | 'toISO'>;

export function ask(
  api: TestApi,
  { selectionId, patient, toISO }: RescheduleArgs,
  given: { as?: { email: string }; toISO?: string; line?: string } = {},
): Promise<Called> {
  const { as = patient, line } = given;
  const body = { toISO: given.toISO ?? toISO, ...(line !== undefined && { line }) };
  return api.call('requestReschedule', { as, params: { id: selectionId }, body });
}

export interface RequestedReschedule extends Movable {
  reschedule: Reschedule;
}

export async function aRequestedReschedule(
  api: TestApi,
  given: { patient?: Person } = {},
): Promise<RequestedReschedule> {
  const movable = await aMovable(api, given);
  const { status, body } = await ask(api, movable);
  if (status !== 200) throw new Error(`requestReschedule answered ${status}: ${JSON.stringify(body)}`);
  return { ...movable, reschedule: body as Reschedule };
}

export function answer(
  api: TestApi,
  name: 'cancelReschedule' | 'acceptReschedule' | 'declineReschedule',
  { reschedule, patient, specialist }: Pick<RequestedReschedule, 'reschedule' | 'patient' | 'specialist'>,
): Promise<Called> {
  return api.call(name, {
    as: name === 'cancelReschedule' ? patient : specialist,
    params: { id: reschedule.rescheduleId },
  });
}

export async function timesOf(api: TestApi, { specialistId }: Pick<Specialist, 'specialistId'>): Promise<string[]> {
  const rows = await api.services.db
    .selectFrom('bookings')
    .selectAll()
    .where('specialist_id', '=', specialistId)
    .where('status', 'in', ['CLAIMED', 'CONFIRMED'])
    .orderBy('start_at')
    .execute();
  return rows.map(({ reschedule_id, status, start_at }) => {
    const what = reschedule_id === null ? status.toLowerCase() : 'kept';
    return `${what} ${start_at.toISOString()}`;
  });
}
