import { Hono, type Context } from 'hono';
import type { SandboxEnv } from '../site.ts';
import { refusals, type Desk } from './desk.ts';
import { invalid } from './failure.ts';
import { closeLink, openLink } from './account-links.ts';
import { balanceOfAccount } from './balance.ts';
import { dashboardPage } from './dashboard-page.ts';
import { endPayout, payOut } from './payouts.ts';
import { outcomes, setupPage } from './setup-page.ts';
import { findAccount, setStanding, standings } from './account-standing.ts';

/** Pages for account owners, and actions for tests. `/_connect/links` sets the seconds that links work. */
export function connectRoutes(desk: Desk): Hono<SandboxEnv> {
  const { store } = desk;
  const app = new Hono<SandboxEnv>();

  app.get('/connect/setup/:token', (c) => {
    const token = c.req.param('token');
    const link = openLink(store, token, 'setup');
    if (link) return c.html(setupPage(findAccount(store, link.account).email ?? ''), 200, NOT_KEPT);
    const refresh = store.accountLinks.get(token)?.refreshUrl;
    return refresh ? c.redirect(refresh) : c.text('This link does not exist.', 404);
  });
  app.post('/connect/setup/:token', async (c) => {
    const said = await saidIn(c);
    const token = c.req.param('token');
    const link = closeLink(store, token);
    if (!link) {
      const refresh = store.accountLinks.get(token)?.refreshUrl;
      return refresh ? c.redirect(refresh, 303) : c.text('This link does not exist.', 404);
    }
    const outcome = outcomes.find(({ standing }) => standing === said.standing);
    if (outcome) setStanding(desk, link.account, outcome.standing);
    return c.redirect(link.returnUrl, 303);
  });
  app.get('/connect/dashboard/:token', (c) => {
    const link = openLink(store, c.req.param('token'), 'dashboard');
    if (!link) return c.text('This link works no more.', 404);
    const payouts = store.payouts.values().filter(({ account }) => account === link.account);
    const own = payouts.map(({ payout }) => payout).toReversed();
    return c.html(
      dashboardPage(findAccount(store, link.account), balanceOfAccount(store, link.account), own),
      200,
      NOT_KEPT,
    );
  });

  app.post('/_connect/accounts/:id/standing', async (c) => {
    const said = await saidIn(c);
    return refusals(c, () => {
      const standing = standings.find((one) => one === said.standing);
      if (!standing) throw invalid(`Say one of ${standings.join(', ')}.`, { param: 'standing' });
      return done(c, setStanding(desk, c.req.param('id'), standing));
    });
  });
  app.post('/_connect/accounts/:id/pay-out', (c) => refusals(c, () => done(c, payOut(desk, c.req.param('id')))));
  app.post('/_connect/payouts/:id/end', async (c) => {
    const said = await saidIn(c);
    return refusals(c, () => {
      const outcome = (['paid', 'failed'] as const).find((one) => one === said.outcome);
      if (!outcome) throw invalid('Say paid or failed.', { param: 'outcome' });
      return done(c, endPayout(desk, c.req.param('id'), outcome));
    });
  });
  app.post('/_connect/links', async (c) => {
    const { seconds = '300' } = await saidIn(c);
    store.settings.put('link', { seconds: Number(seconds) });
    return c.json({ seconds: Number(seconds) });
  });
  return app;
}

// A page that opens once must not come from the cache.
const NOT_KEPT = { 'cache-control': 'no-store' };

async function saidIn(c: Context<SandboxEnv>): Promise<Record<string, string | undefined>> {
  const body = await c.req.text();
  if (isForm(c)) return Object.fromEntries(new URLSearchParams(body));
  return body === '' ? {} : (JSON.parse(body) as Record<string, string | undefined>);
}

/** Redirects a person to the ledger; responds to a test. */
function done(c: Context<SandboxEnv>, object: object): Response {
  return isForm(c) ? c.redirect('/ledger', 303) : c.json(object);
}

const isForm = (c: Context<SandboxEnv>): boolean =>
  c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
