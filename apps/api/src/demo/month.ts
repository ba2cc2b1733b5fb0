import { dayMs } from '@tele/core';
import { createOffer } from '../offers/create.ts';
import { finaliseOffer } from '../offers/finalise.ts';
import { prepareOffer } from '../offers/prepare.ts';
import { createOpenRequest } from '../open-requests/create.ts';
import { onboardPayouts } from '../payouts/onboard.ts';
import { seeAccount } from '../payouts/see-account.ts';
import { acceptSelection } from '../selections/accept.ts';
import { attachPayment } from '../selections/attach-payment.ts';
import { createSelection } from '../selections/create.ts';
import { declineSelection } from '../selections/decline.ts';
import { createStandIn, type StandIn } from '../vendors/stand-in.ts';
import type { SeededSpecialist } from '../seed/people.ts';
import { seededId, seededUserId } from '../seed/seeded-id.ts';
import { blocksOf, fullWeek } from '../seed/weeks.ts';
import { openScenes, pickedScenes, replyMinutes, type OpenScene, type PickedScene } from './scenes.ts';
import { morning, patientActing, sentAt, specialistActing, specialistIdOf, type Stage } from './stage.ts';

const card = 'pm_card_visa';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const pastDays = 28;

interface Month {
  stage: Stage;
  now: Date;
  people: readonly SeededSpecialist[];
}

/** Requests, appointments, offers and payouts around today, made by the product's own handlers. */
export async function playMonth(month: Month): Promise<void> {
  await addPastHours(month);
  for (const scene of pickedScenes) await playPicked(month, scene);
  const standIn = createStandIn(month.stage.services.config);
  if (!standIn) return;
  const offering = new Set(
    openScenes.flatMap((scene) => scene.offers.map(({ from }) => offererOf(month, scene, from))),
  );
  for (const email of offering) await openPayouts(month, standIn, email);
  for (const scene of openScenes) await playOpen(month, standIn, scene);
  for (const email of offering) await payOut(month, standIn, email);
}

/** Hours that have passed, for everyone who had an appointment. */
async function addPastHours({ stage, now, people }: Month): Promise<void> {
  const start = new Date(now.getTime() - pastDays * dayMs);
  const emails = new Set(pickedScenes.flatMap((scene) => specialistsOf(people, scene)));
  const rows = [...emails].flatMap((email) =>
    blocksOf(fullWeek, start)
      .filter(({ startISO, endISO }) => endISO < morning(now, 0).toISOString() && startISO > start.toISOString())
      .map(({ startISO, endISO }) => ({
        id: seededId('avb', `${email}:${startISO}`),
        specialist_id: specialistIdOf(email),
        start_at: startISO,
        end_at: endISO,
      })),
  );
  await stage.services.db
    .insertInto('availability_blocks')
    .values(rows)
    .onConflict((row) => row.doNothing())
    .execute();
}

const offeringOf = (
  people: readonly SeededSpecialist[],
  { profession, specialty }: Pick<PickedScene, 'profession' | 'specialty'>,
) => people.filter((person) => person.profession === profession && person.specialties.includes(specialty));

const specialistsOf = (people: readonly SeededSpecialist[], scene: PickedScene): readonly string[] =>
  typeof scene.to === 'number'
    ? offeringOf(people, scene)
        .slice(0, scene.to)
        .map(({ email }) => email)
    : scene.to;

function offererOf({ people }: Month, scene: OpenScene, from: string | number): string {
  return typeof from === 'string' ? from : (offeringOf(people, scene)[from]?.email ?? '');
}

async function playPicked(month: Month, scene: PickedScene): Promise<void> {
  const { stage, now, people } = month;
  const { patient, profession, specialty, reason, outcome } = scene;
  const sent = sentAt(now, scene.sent);
  const emails = specialistsOf(people, scene);
  const picks: { specialistId: string; slotISO: string }[] = [];
  for (const [index, email] of emails.entries()) {
    const from = new Date(morning(now, scene.day + index).getTime() - hourMs);
    const times = await stage.timesOf({ specialist: email, patient }, sent, from);
    const slotISO = times[(index + scene.sent) % 3] ?? times[0];
    if (slotISO !== undefined) picks.push({ specialistId: specialistIdOf(email), slotISO });
  }
  const as = patientActing(patient);
  const body = { profession, specialty, picks, reason, anyFee: true };
  const { selectionId } = await stage.act(createSelection, as, sent, { body });
  const params = { id: selectionId };
  await stage.act(attachPayment, as, sent, { params, body: { paymentMethodId: card } });
  const replied = new Date(sent.getTime() + (replyMinutes[emails[0] ?? ''] ?? 60) * minuteMs);
  if (outcome === 'accepted') await accept(month, { selectionId, email: emails[0] ?? '', replied });
  if (outcome !== 'declined') return;
  for (const email of emails) await stage.act(declineSelection, specialistActing(email), replied, { params, body: {} });
}

async function accept(
  { stage, people }: Month,
  { selectionId, email, replied }: { selectionId: string; email: string; replied: Date },
): Promise<void> {
  const feeCents = people.find((person) => person.email === email)?.feeFromCents ?? 19_500;
  const saved = await stage.services.db
    .selectFrom('saved_cards')
    .select('payment_method_id')
    .where('user_id', '=', seededUserId(email))
    .executeTakeFirst();
  const body = { feeCents, paymentMethodId: saved?.payment_method_id ?? card };
  await stage.act(acceptSelection, specialistActing(email), replied, { params: { id: selectionId }, body });
}

async function openPayouts({ stage, now }: Month, standIn: StandIn, email: string): Promise<void> {
  await stage.act(onboardPayouts, specialistActing(email), morning(now, -pastDays), {});
  const { account_id } = await accountOf(stage, email);
  await standIn.completeAccount(account_id);
  await seeAccount(stage.services, account_id);
}

const accountOf = ({ services }: Stage, email: string) =>
  services.db
    .selectFrom('payout_accounts')
    .select('account_id')
    .where('specialist_id', '=', specialistIdOf(email))
    .executeTakeFirstOrThrow();

async function playOpen(month: Month, standIn: StandIn, scene: OpenScene): Promise<void> {
  const { stage, now } = month;
  const { patient, profession, specialty, timeframe, reason } = scene;
  const sent = sentAt(now, scene.sent);
  const as = patientActing(patient);
  const { requestId } = await stage.act(createOpenRequest, as, sent, {
    body: { profession, specialty, timeframe, reason },
  });
  for (const { from, after, feeCents, accepted } of scene.offers) {
    const email = offererOf(month, scene, from);
    const when = new Date((after < 0 ? now : sent).getTime() + after * minuteMs);
    const times = await stage.timesOf({ specialist: email, patient }, when, new Date(when.getTime() + 2 * dayMs));
    const slots = [times[1], times[4]].filter((time) => time !== undefined);
    const offer = await stage.act(createOffer, specialistActing(email), when, { body: { requestId, feeCents, slots } });
    if (!accepted || slots[0] === undefined) continue;
    const params = { id: offer.offerId };
    const later = new Date(when.getTime() + 10 * minuteMs);
    const prepared = await stage.act(prepareOffer, as, later, { params, body: { chosenSlotISO: slots[0] } });
    if (prepared.clientSecret) await standIn.payIntent(prepared.clientSecret, card);
    await stage.act(finaliseOffer, as, later, { params });
  }
}

/** Only accounts with money: the provider refuses others. */
async function payOut({ stage }: Month, standIn: StandIn, email: string): Promise<void> {
  const { account_id } = await accountOf(stage, email);
  const balance = await stage.services.payoutAccounts.balance(account_id);
  if (balance.tag === 'balance' && balance.availableCents + balance.pendingCents > 0) await standIn.payOut(account_id);
}
