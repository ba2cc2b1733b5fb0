import { payoutState, type Payouts } from '@tele/core';
import type { Ctx } from '../http/context.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { PaymentUnavailable } from '../vendors/payment-errors.ts';
import { payoutAccountOf } from './account-of.ts';
import { readMovements } from './movements.ts';
import { seeAccount, type StoredAccount } from './see-account.ts';

/** Refresh interval of a working account, whose events report changes. Others refresh on every read. */
const freshMs = 5 * 60_000;
const lastPayouts = 10;

/** Payout status (product.md 'Money'), from our copy if the provider is down. */
export const myPayouts: Handler<'myPayouts'> = async (ctx) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  const stored = await payoutAccountOf(ctx.db, specialistId);
  if (!stored) return { state: 'NONE', asks: [], asksBy: null, movements: [], balance: null, payouts: null };
  const [account, movements, money] = await Promise.all([
    refreshed(ctx, stored),
    readMovements(ctx.db, specialistId),
    readMoney(ctx, stored.account_id),
  ]);
  return {
    state: stateOf(account),
    asks: account.asks,
    asksBy: account.asks_by?.toISOString() ?? null,
    movements,
    ...money,
  };
};

async function refreshed(ctx: Ctx, stored: StoredAccount): Promise<StoredAccount> {
  const age = ctx.now().getTime() - stored.seen_at.getTime();
  if (stateOf(stored) === 'ACTIVE' && age < freshMs) return stored;
  return (await unlessSilent(seeAccount(ctx, stored.account_id))) ?? stored;
}

/** Both or neither: half the picture would mislead. */
async function readMoney(ctx: Ctx, accountId: string): Promise<Pick<Payouts, 'balance' | 'payouts'>> {
  const [balance, payouts] = await Promise.all([
    unlessSilent(ctx.payoutAccounts.balance(accountId)),
    unlessSilent(ctx.payoutAccounts.payouts(accountId, lastPayouts)),
  ]);
  if (balance?.tag !== 'balance' || payouts?.tag !== 'payouts') return { balance: null, payouts: null };
  return {
    balance: { availableCents: balance.availableCents, pendingCents: balance.pendingCents },
    payouts: payouts.items.map(({ id, amountCents, status, arrivesAt }) => ({
      payoutId: id,
      amountCents,
      status,
      arrivesAt: arrivesAt.toISOString(),
    })),
  };
}

const stateOf = ({ takes_money, is_submitted, disabled_because }: StoredAccount): Payouts['state'] =>
  payoutState({ takesMoney: takes_money, isSubmitted: is_submitted, disabledBecause: disabled_because });

async function unlessSilent<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof PaymentUnavailable) return undefined;
    throw error;
  }
}
