import { specialty, type Patient, type Specialist } from './cast.ts';
import type { Dice } from './dice.ts';
import { rescheduleBooking } from './reschedule-journey.ts';
import { tell, type World } from './world.ts';

interface Request {
  id: string;
  patient: Patient;
  specialists: readonly Specialist[];
}

const goodCard = 'pm_card_visa';
const declinedCard = 'pm_card_chargeDeclined';
const threeDSecureCard = 'pm_card_authenticationRequired';

export async function journey(world: World, patient: Patient, dice: Dice): Promise<void> {
  const request = await ask(world, patient, dice);
  if (!request || !(await pay(world, request, dice))) return;
  const plots = [race, race, race, race, declineAll, withdraw, lapse, leave];
  await dice.pick(plots)(world, request, dice);
}

async function ask(world: World, patient: Patient, dice: Dice): Promise<Request | undefined> {
  const searched = await world.call(patient, 'searchSpecialists', { body: { profession: 'doctor', specialty } }, dice);
  const ids = ((searched?.body.items ?? []) as { specialistId: string }[]).map(({ specialistId }) => specialistId);
  const chosen = dice
    .shuffle(world.cast.specialists.filter(({ specialistId }) => ids.includes(specialistId)))
    .slice(0, 1 + dice.below(3));
  const picks: { specialistId: string; slotISO: string }[] = [];
  for (const { specialistId } of chosen) {
    const slots = await world.call(patient, 'availabilitySlots', { query: { specialistId, days: '3' } }, dice);
    const items = (slots?.body.items ?? []) as { startISO: string }[];
    // Few times, so requests collide.
    const { startISO } = items[dice.below(Math.min(items.length, 12))] ?? {};
    if (startISO) picks.push({ specialistId, slotISO: startISO });
  }
  if (picks.length === 0) return undefined;
  const made = await world.call(
    patient,
    'createSelection',
    { body: { profession: 'doctor', specialty, picks, anyFee: true } },
    dice,
  );
  if (made?.status !== 200) return undefined;
  const id = String(made.body.selectionId);
  world.promises.made.set(id, patient.userId);
  return {
    id,
    patient,
    specialists: chosen.filter(({ specialistId }) => picks.some((pick) => pick.specialistId === specialistId)),
  };
}

/** Pays, with another card after a decline; 3-D Secure is completed, failed or abandoned. */
async function pay(world: World, { id, patient }: Request, dice: Dice): Promise<boolean> {
  const chance = dice.next();
  const first = chance < 0.06 ? declinedCard : chance < 0.16 ? threeDSecureCard : goodCard;
  const attach = (paymentMethodId: string) =>
    world.call(patient, 'attachPayment', { params: { id }, body: { paymentMethodId } }, dice);
  let paid = await attach(first);
  if (paid?.code === 'CARD_ACTION_REQUIRED') {
    const end = dice.pick(['complete', 'complete', 'fail', 'left'] as const);
    if (end === 'left') return false;
    await world.sandbox.authenticate(String(paid.body.clientSecret), end);
    paid = await attach(end === 'complete' ? first : goodCard);
  }
  if (paid?.code === 'CARD_DECLINED') paid = await attach(goodCard);
  const isSent = paid?.status === 200 || paid?.code === 'ALREADY_PAID';
  if (isSent) world.promises.sent.add(id);
  return isSent;
}

/** Specialists reply at the same time, some twice or with a bad card; sometimes the patient cancels at once too. */
async function race(world: World, request: Request, dice: Dice): Promise<void> {
  const answers = request.specialists.map((specialist, index) =>
    accept(world, request, specialist, dice.branch(`accept ${index}`)),
  );
  const duel = dice.chance(0.15) ? [cancel(world, request, dice.branch('duel'))] : [];
  await Promise.all([...answers, ...duel]);
  const [winner] = world.promises.accepted.get(request.id) ?? [];
  const specialist = request.specialists.find(({ specialistId }) => specialistId === winner);
  if (!specialist) return;
  if (dice.chance(0.1)) await withdrawAvailability(world, specialist, dice);
  if (dice.chance(0.4)) await rescheduleBooking(world, { ...request, specialist }, dice.branch('move'));
  const ends: ('patient' | 'specialist')[] = dice.pick([
    [],
    [],
    [],
    ['patient'],
    ['specialist'],
    ['patient', 'specialist'],
  ]);
  await Promise.all(
    ends.map((by, index) =>
      cancelAppointment(
        world,
        request,
        by === 'patient' ? request.patient : specialist,
        by,
        dice.branch(`end ${index}`),
      ),
    ),
  );
  if (ends.length > 0 && dice.chance(0.3)) await remove(world, request, dice);
}

async function accept(world: World, request: Request, specialist: Specialist, dice: Dice): Promise<void> {
  const { id } = request;
  if (dice.chance(0.1)) return decline(world, request, specialist, dice);
  const paymentMethodId = dice.chance(0.08) ? declinedCard : goodCard;
  const body = { feeCents: 12_000, paymentMethodId };
  const answer = await world.call(specialist, 'acceptSelection', { params: { id }, body }, dice);
  if (answer?.status === 200) add(world.promises.accepted, id, specialist.specialistId);
}

async function decline(world: World, { id }: Request, specialist: Specialist, dice: Dice): Promise<void> {
  const answer = await world.call(specialist, 'declineSelection', { params: { id } }, dice);
  if (answer?.status === 200) add(world.promises.declined, id, specialist.specialistId);
}

async function declineAll(world: World, request: Request, dice: Dice): Promise<void> {
  await Promise.all(
    request.specialists.map((specialist, index) =>
      decline(world, request, specialist, dice.branch(`decline ${index}`)),
    ),
  );
}

async function withdraw(world: World, request: Request, dice: Dice): Promise<void> {
  if (dice.chance(0.5)) await cancel(world, request, dice);
  else await remove(world, request, dice);
}

async function cancel(world: World, { id, patient }: Request, dice: Dice): Promise<void> {
  world.promises.undoing.add(id);
  const answer = await world.call(patient, 'cancelSelection', { params: { id }, body: { seen: 'OPEN' } }, dice);
  if (answer?.status === 200) world.promises.withdrawn.add(id);
}

export async function remove(
  world: World,
  { id, patient }: Pick<Request, 'id' | 'patient'>,
  dice: Dice,
): Promise<void> {
  world.promises.undoing.add(id);
  const answer = await world.call(patient, 'deleteRequest', { params: { id } }, dice);
  if (answer?.status === 200) world.promises.deleted.add(id);
}

/** `named`: ID in the call, if not the request's. */
export async function cancelAppointment(
  world: World,
  { id, named = id }: { id: string; named?: string },
  who: Patient,
  by: 'patient' | 'specialist',
  dice: Dice,
): Promise<void> {
  const { undoing, cancelled } = world.promises;
  undoing.add(id);
  const answer = await world.call(who, 'cancelAppointment', { params: { id: named } }, dice);
  if (answer?.status === 200) cancelled.set(id, cancelled.has(id) ? 'both' : by);
}

async function lapse(world: World, { id }: Request): Promise<void> {
  tell(world, 'lapse');
  await world.age(id);
}

async function leave(world: World): Promise<void> {
  tell(world, 'left open');
}

/** Removes a day of availability, in a race with other saves. */
async function withdrawAvailability(world: World, specialist: Specialist, dice: Dice): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    const mine = await world.call(specialist, 'myAvailability', {}, dice);
    if (mine?.status !== 200) return;
    const blocks = mine.body.items as { startISO: string; endISO: string }[];
    const last = blocks.at(-1);
    if (!last || blocks.length < 3) return;
    // A day cut earlier loses its other half too.
    const options = { body: { blocks: blocks.slice(0, -1) }, headers: { 'if-match': mine.etag ?? '' } };
    const saved = await world.call(specialist, 'saveAvailability', options, dice);
    if (saved?.status === 200) {
      const { saved: versions } = world.promises;
      const version = Number(saved.body.version);
      versions.set(specialist.specialistId, Math.max(version, versions.get(specialist.specialistId) ?? 0));
    }
    if (saved?.status !== 412) return;
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}
