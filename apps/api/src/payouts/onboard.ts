import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { sendSecurityEmailLater } from '../security-emails/send.ts';
import type { Refusal } from '../vendors/payment-answers.ts';
import { PaymentFault } from '../vendors/payment-errors.ts';
import type { SeenAccount } from '../vendors/payout-accounts.ts';
import { payoutAccountOf } from './account-of.ts';
import { columnsOf } from './see-account.ts';

/** Onboarding link, new each time: each works once and expires soon. */
export const onboardPayouts: Handler<'onboardPayouts'> = async (ctx) => {
  const { specialistId, userId } = requireSpecialist(ctx.actor);
  const known = await payoutAccountOf(ctx.db, specialistId);
  const accountId = known?.account_id ?? (await makeAccount(ctx, { specialistId, userId }));
  const page = `${ctx.config.portalUrl}/work/payouts`;
  const link = await ctx.payoutAccounts.link({
    accountId,
    returnUrl: `${page}?from=stripe`,
    refreshUrl: `${page}?again=1`,
  });
  if (link.tag !== 'link') throw refused(ctx, specialistId, link);
  return { url: link.url };
};

interface Owner {
  specialistId: string;
  userId: string;
}

/** One account per specialist under races: the key limits the provider, the primary key our table. */
async function makeAccount(ctx: Ctx, { specialistId, userId }: Owner): Promise<string> {
  const { email } = await ctx.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const now = ctx.now();
  const made = await ask(ctx, { specialistId, userId, email });
  if (made.tag !== 'account') throw refused(ctx, specialistId, made);
  await inTransaction(ctx.db, async (t) => {
    const added = await t
      .insertInto('payout_accounts')
      .values({
        specialist_id: specialistId,
        account_id: made.accountId,
        ...columnsOf(made),
        seen_at: now,
        created_at: now,
      })
      .onConflict((row) => row.column('specialist_id').doNothing())
      .returning('account_id')
      .executeTakeFirst();
    if (added) await sendSecurityEmailLater(t, { userId, email: 'payoutAccount' }, now);
  });
  const kept = await payoutAccountOf(ctx.db, specialistId);
  return kept?.account_id ?? made.accountId;
}

/** Providers may cache an error under its key for a day: try a second key. A surplus account stays empty. */
async function ask(ctx: Ctx, owner: Owner & { email: string }): Promise<SeenAccount | Refusal> {
  const { specialistId, userId, email } = owner;
  const create = (idempotencyKey: string) => ctx.payoutAccounts.create({ userId, email, idempotencyKey });
  const key = `payout-account:${specialistId}`;
  try {
    return await create(key);
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    return create(`${key}:2`);
  }
}

function refused({ log }: Ctx, specialistId: string, { reason }: Refusal): ApiError {
  log.error({ specialistId, reason }, 'payouts could not be set up');
  return new ApiError('PAYMENT_REFUSED', 'We couldn’t open Stripe to set up your payouts. Please contact us.');
}
