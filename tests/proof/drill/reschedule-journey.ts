import type { Answer } from './caller.ts';
import type { Patient, Specialist } from './cast.ts';
import type { Dice } from './dice.ts';
import type { World } from './world.ts';

interface Booked {
  id: string;
  patient: Patient;
  specialist: Specialist;
}

/** Actions of both sides on a reschedule; pairs run at the same time. */
const plots = [
  ['acceptReschedule'],
  ['acceptReschedule'],
  ['declineReschedule'],
  ['cancelReschedule'],
  ['acceptReschedule', 'cancelReschedule'],
  [],
] as const;
type Name = (typeof plots)[number][number];

/** A patient requests a reschedule, sometimes twice at once; then it is answered, cancelled, both at once, or left. */
export async function rescheduleBooking(world: World, booked: Booked, dice: Dice): Promise<void> {
  const answers = await Promise.all(
    (dice.chance(0.2) ? [0, 1] : [0]).map((index) => ask(world, booked, dice.branch(`ask ${index}`))),
  );
  const answer = answers.find((one) => one?.status === 200);
  if (!answer) return;
  const rescheduleId = String(answer.body.rescheduleId);
  const names = dice.pick(plots);
  await Promise.all(names.map((name) => decide(world, { ...booked, rescheduleId, name }, dice.branch(name))));
}

async function ask(world: World, { id, patient, specialist }: Booked, dice: Dice): Promise<Answer | undefined> {
  const { specialistId } = specialist;
  const slots = await world.call(patient, 'availabilitySlots', { query: { specialistId, days: '4' } }, dice);
  const items = (slots?.body.items ?? []) as { startISO: string }[];
  // Among the last few times, so reschedules collide; all more than a day ahead.
  const { startISO: toISO } = items.at(-1 - dice.below(Math.min(items.length, 12))) ?? {};
  return toISO === undefined
    ? undefined
    : world.call(patient, 'requestReschedule', { params: { id }, body: { toISO } }, dice);
}

async function decide(
  world: World,
  { rescheduleId, name, patient, specialist }: Booked & { rescheduleId: string; name: Name },
  dice: Dice,
) {
  const who = name === 'cancelReschedule' ? patient : specialist;
  const answer = await world.call(who, name, { params: { id: rescheduleId } }, dice);
  if (answer?.status === 200) world.promises.reschedules.set(rescheduleId, name);
}
