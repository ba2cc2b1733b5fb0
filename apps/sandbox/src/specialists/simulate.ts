import type { Outbox } from '../mail/outbox.ts';
import {
  acceptsReschedule,
  looksAgain,
  makesOffer,
  offerFeeCents,
  offerTimes,
  readNews,
  replyDelayMs,
  replyTo,
  type Block,
  type Incoming,
  type News,
} from './rules.ts';

const tickMs = 2_000;
const hour = 60 * 60_000;
const lookAgainMs = 30_000;
const tokenMs = hour / 2;
const maxTries = 5;

interface Task {
  email: string;
  news: News;
  arrivedAt: number;
  dueAt: number;
  tries: number;
}

interface OpenRequest {
  requestId: string;
  timeframe: string;
  createdAt: string;
}

export interface SimulationParts {
  /** Address of the API. */
  api: string;
  portalUrl: string;
  outbox: Pick<Outbox, 'list'>;
  /** ID token of the account with this email. */
  signIn: (email: string) => Promise<string>;
  /** A person uses this account: it replies to nothing. */
  isPerson: (email: string) => boolean;
  report: (problem: string) => void;
}

export interface Simulation {
  tick: (now: number) => Promise<void>;
  stop: () => void;
}

/** Specialists who read their email, sign in and reply by the public API, as people do. */
export function simulateSpecialists(parts: SimulationParts): Simulation {
  const emails = new Set<string>();
  const offered = new Set<string>();
  const tokens = new Map<string, { token: string; until: number }>();
  const offers = new Map<string, number>();
  let tasks: Task[] = [];
  let busy = false;

  async function call<T>(
    email: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ ok: boolean; body: T }> {
    const kept = tokens.get(email);
    const token = kept && kept.until > Date.now() ? kept.token : await parts.signIn(email);
    if (token !== kept?.token) tokens.set(email, { token, until: Date.now() + tokenMs });
    const answer = await fetch(`${parts.api}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const said = (await answer.json()) as T & { code?: string };
    // Refusals are part of a race; anything else is a fault.
    if (!answer.ok && answer.status !== 409 && answer.status !== 404)
      throw new Error(`${method} ${path}: ${answer.status} ${said.code}`);
    return { ok: answer.ok, body: said };
  }

  async function readInbox(email: string, selectionId: string) {
    interface Inbox {
      items: Incoming[];
      usualFee?: { cents: number } | null;
    }
    const { body } = await call<Inbox>(email, 'GET', `/selections/incoming?selectionId=${selectionId}`);
    return { request: body.items[0], usualFeeCents: body.usualFee?.cents ?? null };
  }

  async function answerRequest(email: string, id: string): Promise<void> {
    const { request, usualFeeCents } = await readInbox(email, id);
    if (!request) return;
    const { verb, ...reply } = replyTo(request, { email, id, usualFeeCents });
    const body = verb === 'accept' ? { ...reply, paymentMethodId: 'pm_card_visa' } : reply;
    await call(email, 'POST', `/selections/${id}/${verb}`, body);
  }

  async function makeOffers({ email, arrivedAt }: Task, now: number): Promise<void> {
    const { body } = await call<{ items: OpenRequest[] }>(email, 'GET', '/requests/open');
    for (const { requestId, timeframe, createdAt } of body.items) {
      const isNew = Date.parse(createdAt) > arrivedAt - hour / 6 && !offered.has(`${email} ${requestId}`);
      if (!isNew || !makesOffer(email, requestId, offers.get(requestId) ?? 0)) continue;
      offered.add(`${email} ${requestId}`);
      const end = new Date(now + 21 * 24 * hour).toISOString();
      const range = new URLSearchParams({ start: new Date(now).toISOString(), end });
      const { items } = (await call<{ items: Block[] }>(email, 'GET', `/availability/mine?${range}`)).body;
      const slots = offerTimes(items, timeframe, now);
      if (slots.length === 0) continue;
      const { usualFeeCents } = await readInbox(email, requestId);
      const offer = { requestId, feeCents: offerFeeCents(usualFeeCents), slots };
      if (await offerOnce(email, offer)) offers.set(requestId, (offers.get(requestId) ?? 0) + 1);
    }
  }

  async function offerOnce(email: string, offer: object): Promise<boolean> {
    const first = await call<{ code?: string }>(email, 'POST', '/offers', offer);
    if (first.ok || first.body.code !== 'PAYOUTS_NOT_READY') return first.ok;
    await setUpPayouts(email);
    return (await call(email, 'POST', '/offers', offer)).ok;
  }

  /** Fills the form of the payment provider, and waits until its webhook has told the API. */
  async function setUpPayouts(email: string): Promise<void> {
    tokens.delete(email); // needs a recent sign-in
    const { url } = (await call<{ url: string }>(email, 'POST', '/stripe/onboard')).body;
    await fetch(url);
    await fetch(url, { method: 'POST', body: new URLSearchParams({ standing: 'complete' }), redirect: 'manual' });
    for (let wait = 0; wait < 10; wait += 1) {
      if ((await call<{ state: string }>(email, 'GET', '/payouts/mine')).body.state === 'ACTIVE') return;
      await new Promise((done) => setTimeout(done, 300));
    }
  }

  async function act(task: Task, now: number): Promise<void> {
    const { email, news } = task;
    if (parts.isPerson(email)) return;
    if (news.kind === 'request') return answerRequest(email, news.id);
    if (news.kind === 'open-requests') return makeOffers(task, now);
    const verb = acceptsReschedule(email, news.id) ? 'accept' : 'decline';
    await call(email, 'POST', `/reschedules/${news.id}/${verb}`);
  }

  function readEmails(now: number): void {
    for (const { id, at, to, links } of parts.outbox.list()) {
      const arrivedAt = Date.parse(at);
      if (emails.has(id) || arrivedAt < now - 6 * hour) continue;
      emails.add(id);
      const [email, news] = [to.toLowerCase(), readNews(links, parts.portalUrl)];
      if (news) tasks.push({ email, news, arrivedAt, dueAt: arrivedAt + replyDelayMs(email, news), tries: 0 });
    }
  }

  async function tick(now: number): Promise<void> {
    readEmails(now);
    const due = tasks.filter(({ dueAt }) => dueAt <= now).toSorted((a, b) => a.dueAt - b.dueAt);
    tasks = tasks.filter(({ dueAt }) => dueAt > now);
    for (const task of due) {
      try {
        await act(task, now);
        if (looksAgain(task.email, task.news) && now < task.arrivedAt + hour)
          tasks.push({ ...task, dueAt: now + lookAgainMs, tries: 0 });
      } catch (error) {
        if (task.tries < maxTries) tasks.push({ ...task, dueAt: now + 5_000, tries: task.tries + 1 });
        else parts.report(`${task.email} could not reply: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    void tick(Date.now()).finally(() => (busy = false));
  }, tickMs).unref();
  return { tick, stop: () => clearInterval(timer) };
}
