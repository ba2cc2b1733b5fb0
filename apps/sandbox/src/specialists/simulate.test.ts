import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Message } from '../mail/outbox.ts';
import { replyTo } from './rules.ts';
import { simulateSpecialists } from './simulate.ts';

const arrivedAt = Date.parse('2026-11-29T10:00:00.000Z');
const later = arrivedAt + 60_000;
const portalUrl = 'http://127.0.0.1:5173';
const asked = { selectionId: 'sel_1', feeCapCents: 20_000, anyFee: false, othersAsked: 9 };
const emails = Array.from({ length: 20 }, (_, at) => `dr.${at}@example.com`);
const verbOf = (email: string) => replyTo(asked, { email, id: 'sel_1', usualFeeCents: 18_000 }).verb;
const [accepting = '', declining = ''] = ['accept', 'decline'].map((verb) =>
  emails.find((email) => verbOf(email) === verb),
);

let calls: { email: string; call: string; body: unknown }[] = [];
let answers: Record<string, () => Response> = {};

beforeEach(() => {
  calls = [];
  answers = { 'GET /selections/incoming': () => Response.json({ items: [asked], usualFee: { cents: 18_000 } }) };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address);
    const call = `${init.method ?? 'GET'} ${pathname}`;
    const email = new Headers(init.headers).get('authorization')?.replace('Bearer token of ', '') ?? '';
    calls.push({ email, call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    return answers[call]?.() ?? Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

function simulate(mails: readonly { to: string; path: string }[], people: readonly string[] = []) {
  const report = vi.fn();
  const messages = mails.map(({ to, path }, at) => ({
    id: String(at),
    to,
    at: new Date(arrivedAt).toISOString(),
    links: [`${portalUrl}${path}`],
  }));
  const simulation = simulateSpecialists({
    api: 'http://api.test',
    portalUrl,
    outbox: { list: () => messages as unknown as Message[] },
    signIn: async (email) => `token of ${email}`,
    isPerson: (email) => people.includes(email),
    report,
  });
  onTestFinished(() => simulation.stop());
  return { ...simulation, report };
}

const writes = () => calls.filter(({ call }) => !call.startsWith('GET'));

describe('simulated specialists', () => {
  it('accept or decline the request of an email, once, when it is time', async () => {
    const mails = [accepting, declining].map((to) => ({ to, path: '/inbox/sel_1' }));
    const { tick } = simulate(mails);
    await tick(arrivedAt);
    expect(calls).toEqual([]);
    await tick(later);
    await tick(later + 2_000);
    expect(writes()).toEqual(
      expect.arrayContaining([
        {
          email: accepting,
          call: 'POST /selections/sel_1/accept',
          body: { feeCents: 18_000, paymentMethodId: 'pm_card_visa' },
        },
        { email: declining, call: 'POST /selections/sel_1/decline', body: { reply: expect.any(String) } },
      ]),
    );
    expect(writes()).toHaveLength(2);
  });

  it('leave the accounts alone that people use', async () => {
    const { tick } = simulate([{ to: accepting, path: '/inbox/sel_1' }], [accepting]);
    await tick(later);
    expect(calls).toEqual([]);
  });

  it('do nothing when the request is no longer there', async () => {
    answers['GET /selections/incoming'] = () => Response.json({ items: [], usualFee: null });
    const { tick, report } = simulate([{ to: accepting, path: '/inbox/sel_1' }]);
    await tick(later);
    expect([writes(), report.mock.calls]).toEqual([[], []]);
  });

  it('set up payouts before the first offer, and make up to four offers', async () => {
    const newRequest = { requestId: 'req_1', timeframe: 'this-week', createdAt: new Date(arrivedAt).toISOString() };
    const block = { startISO: new Date(later).toISOString(), endISO: new Date(later + 86_400_000).toISOString() };
    const ready = new Set<string>();
    answers['GET /requests/open'] = () => Response.json({ items: [newRequest] });
    answers['GET /availability/mine'] = () => Response.json({ items: [block] });
    answers['POST /stripe/onboard'] = () => Response.json({ url: 'http://sandbox.test/connect/setup/link_1' });
    answers['POST /connect/setup/link_1'] = () => (ready.add(calls.at(-2)?.email ?? ''), new Response());
    answers['GET /payouts/mine'] = () => Response.json({ state: 'ACTIVE' });
    answers['POST /offers'] = () =>
      ready.size > 0 ? Response.json({}) : Response.json({ code: 'PAYOUTS_NOT_READY' }, { status: 409 });
    const { tick } = simulate(emails.map((to) => ({ to, path: '/inbox/requests' })));
    await tick(later);
    const made = calls.filter(({ call }) => call === 'POST /offers');
    expect(made).toHaveLength(5);
    expect(new Set(made.map(({ email }) => email)).size).toBe(4);
    expect(made[1]?.body).toMatchObject({ requestId: 'req_1', feeCents: 18_000, slots: { length: 3 } });
  });

  it('accept or decline a reschedule request', async () => {
    const { tick } = simulate([{ to: accepting, path: '/inbox/reschedules/rsc_1' }]);
    await tick(later);
    expect(writes().map(({ call }) => call)).toEqual([
      expect.stringMatching(/^POST \/reschedules\/rsc_1\/(accept|decline)$/),
    ]);
  });

  it('try again after a fault, then report it', async () => {
    answers['GET /selections/incoming'] = () => Response.json({ code: 'UNAVAILABLE' }, { status: 503 });
    const { tick, report } = simulate([{ to: accepting, path: '/inbox/sel_1' }]);
    for (let turn = 0; turn < 10; turn += 1) await tick(later + turn * 5_000);
    expect(calls).toHaveLength(6);
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('503 UNAVAILABLE'));
  });
});
