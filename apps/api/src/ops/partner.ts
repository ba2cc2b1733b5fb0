import { countBrought } from '../partners/brought.ts';
import { changeOrigins, readOrigin } from '../partners/change-origins.ts';
import { createPartner } from '../partners/create.ts';
import type { OpsContext } from '../partners/ops-context.ts';
import { disablePartner } from '../partners/disable.ts';
import { addKey, endKey } from '../partners/keys.ts';
import { exits } from './exits.ts';
import { updateWallets, type WalletContext } from './partner-wallets.ts';
import type { Verb } from './verbs.ts';
import { readInstant, readWords, WrongWords } from './words.ts';

type Say = (line: string) => void;
type PartnerContext = OpsContext & WalletContext;
type PartnerVerb = (ctx: PartnerContext, args: readonly string[], say: Say) => Promise<number>;

const verbs: Readonly<Record<string, PartnerVerb>> = { create, rotate, disable, origins, counts };

export const partner: Verb = ({ config, db, now, payments }, [name = '', ...args], say) => {
  const verb = verbs[name];
  if (!verb) throw new WrongWords(`Use one of: ${Object.keys(verbs).join(', ')}.`);
  return verb({ config, db, now, payments, actor: { type: 'job', name: 'ops' } }, args, say);
};

const keepIt = 'Store it on the partner’s server. It is only shown once.';

async function create(ctx: PartnerContext, args: readonly string[], say: Say): Promise<number> {
  const { values, positionals } = readWords(args, {
    name: { type: 'string' },
    origin: { type: 'string', multiple: true },
  });
  const name = values.name?.trim() ?? '';
  const pages = [...new Set((values.origin ?? []).map(originIn))];
  if (name === '' || name.length > 120 || pages.length === 0 || positionals.length > 0)
    throw new WrongWords(
      'Required: --name <name patients see> (up to 120 characters) and --origin <URL> for each site.',
    );
  const made = await createPartner(ctx, { name, origins: pages });
  say(`${made.partnerId}  ${name}`);
  say(`Sites: ${pages.join(', ')}`);
  say(`Publishable ID, for pages: ${made.publishableId}`);
  say(`Secret key ${made.keyId}: ${made.secret}`);
  say(keepIt);
  return updateWallets(ctx, { partnerId: made.partnerId, origins: pages }, say);
}

async function rotate(ctx: OpsContext, args: readonly string[], say: Say): Promise<number> {
  const { values, positionals } = readWords(args, { end: { type: 'string' } });
  const partnerId = oneId(positionals);
  if (values.end !== undefined) {
    const ended = await endKey(ctx, { partnerId, keyId: values.end });
    say(ended ? `${values.end} is revoked.` : 'No active key with this ID.');
    return ended ? exits.well : exits.failed;
  }
  const key = await addKey(ctx, partnerId);
  if (key === 'no-partner') return noPartner(say);
  if (key === 'two-keys') {
    say(
      `There are already two active keys: ${(await liveKeys(ctx, partnerId)).join(', ')}. Revoke the older one with --end <key>.`,
    );
    return exits.failed;
  }
  say(`Secret key ${key.keyId}: ${key.secret}`);
  say(keepIt);
  const older = (await liveKeys(ctx, partnerId)).filter((id) => id !== key.keyId);
  if (older.length > 0) say(`Once every server uses it, run: ops partner rotate ${partnerId} --end ${older[0]}`);
  return exits.well;
}

async function disable(ctx: PartnerContext, args: readonly string[], say: Say): Promise<number> {
  const partnerId = oneId(readWords(args, {}).positionals);
  const origins = await disablePartner(ctx, partnerId);
  if (!origins) return noPartner(say);
  say('Partner disabled. Existing appointments are kept.');
  return updateWallets(ctx, { partnerId, origins }, say);
}

async function origins(ctx: PartnerContext, args: readonly string[], say: Say): Promise<number> {
  const several = { type: 'string', multiple: true } as const;
  const { values, positionals } = readWords(args, { add: several, remove: several });
  const [add, remove] = [(values.add ?? []).map(originIn), (values.remove ?? []).map(originIn)];
  const partnerId = oneId(positionals);
  const left = await changeOrigins(ctx, partnerId, { add, remove });
  if (!left) return noPartner(say);
  for (const origin of left) say(origin);
  if (left.length === 0) say('No origins registered: the widget will not work on any site.');
  return updateWallets(ctx, { partnerId, origins: [...left, ...remove] }, say);
}

async function counts(ctx: OpsContext, args: readonly string[], say: Say): Promise<number> {
  const { values, positionals } = readWords(args, { from: { type: 'string' }, until: { type: 'string' } });
  const range = {
    ...(values.from !== undefined && { from: readInstant(values.from, '--from').toISOString() }),
    ...(values.until !== undefined && { until: readInstant(values.until, '--until').toISOString() }),
  };
  const rows = await countBrought(ctx.db, { partnerId: oneId(positionals), now: ctx.now(), ...range });
  for (const { status, count } of rows) say(`${status}  ${count}`);
  if (rows.length === 0) say('None.');
  return exits.well;
}

function oneId([id, ...others]: readonly string[]): string {
  if (id === undefined || others.length > 0) throw new WrongWords('Specify one partner ID.');
  return id;
}

function originIn(text: string): string {
  const origin = readOrigin(text);
  if (origin === undefined)
    throw new WrongWords(`${text} is not an origin. Use https:// and a host, such as https://www.example.com.`);
  return origin;
}

function noPartner(say: Say): number {
  say('Partner not found.');
  return exits.failed;
}

async function liveKeys({ db }: OpsContext, partnerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('partner_keys')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}
