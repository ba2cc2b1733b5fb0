import type { Services } from '../http/context.ts';
import { PaymentUnavailable } from '../vendors/payment-errors.ts';
import { exits } from './exits.ts';

export type WalletContext = Pick<Services, 'config' | 'db' | 'payments'>;

export async function updateWallets(
  ctx: WalletContext,
  { partnerId, origins }: { partnerId: string; origins: readonly string[] },
  say: (line: string) => void,
): Promise<number> {
  let exit: number = exits.well;
  const byHost = Map.groupBy(origins, (origin) => new URL(origin).hostname);
  for (const [host, [origin]] of byHost) {
    const { used, fault } = await updateHost(ctx, host);
    if (fault === null) continue;
    exit = exits.look;
    const again = `Try again with: ops partner origins ${partnerId}`;
    say(used ? `${host}: ${fault} Cards work. ${again}` : `${host}: ${fault} ${again} --remove ${origin}`);
  }
  return exit;
}

interface HostUpdate {
  used: boolean;
  fault: string | null;
}

async function updateHost(ctx: WalletContext, host: string): Promise<HostUpdate> {
  const used = await isUsed(ctx, host);
  const fault = await walletFault(ctx, host, used);
  // Another command may have changed the host's partners in the meantime.
  return used === (await isUsed(ctx, host)) ? { used, fault } : updateHost(ctx, host);
}

async function isUsed({ config, db }: WalletContext, host: string): Promise<boolean> {
  const rows = await db
    .selectFrom('partner_origins as o')
    .innerJoin('partners as p', 'p.id', 'o.partner_id')
    .select('o.origin')
    .where('p.disabled_at', 'is', null)
    .where('o.origin', 'like', `%//${host}%`)
    .execute();
  const own = [config.portalUrl, ...config.corsOrigins];
  return [...own, ...rows.map(({ origin }) => origin)].some((origin) => new URL(origin).hostname === host);
}

async function walletFault({ payments }: WalletContext, host: string, used: boolean): Promise<string | null> {
  try {
    const answer = await payments.setWallets(host, used);
    if (answer.tag !== 'domain') return `Stripe refused to ${used ? 'show' : 'hide'} wallets (${answer.reason}).`;
    return answer.waiting.length > 0 ? `Stripe does not show ${answer.waiting.join(', ')} yet.` : null;
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    return `Stripe did not answer, so wallets ${used ? 'do not show' : 'are still registered'}.`;
  }
}
