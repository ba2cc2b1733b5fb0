import { createHash } from 'node:crypto';

/** News in an email that a specialist replies to. */
export interface News {
  kind: 'request' | 'reschedule' | 'open-requests';
  id: string;
}

export interface Incoming {
  feeCapCents: number | null;
  anyFee: boolean;
  othersAsked?: number;
}

export type Reply = { verb: 'accept'; feeCents: number } | { verb: 'decline'; reply: string };

const usualReplies = ['not-free', 'not-my-field', 'not-taking-new', 'needs-in-person'];
const commonFeeCents = 18_000;
const halfHour = 30 * 60_000;
const maxOffers = 4;

/** Number in [0, 1), the same for the same words. */
export function chanceOf(...words: readonly string[]): number {
  return createHash('sha256').update(words.join('\n')).digest().readUInt32BE() / 2 ** 32;
}

export function readNews(links: readonly string[], portalUrl: string): News | undefined {
  const paths = links.flatMap((link) => (link.startsWith(`${portalUrl}/inbox/`) ? [new URL(link).pathname] : []));
  for (const path of paths) {
    const [, kind = '', id = ''] = /^\/inbox\/(reschedules\/)?([\w-]+)$/.exec(path) ?? [];
    if (kind) return { kind: 'reschedule', id };
    if (id === 'requests') return { kind: 'open-requests', id };
    if (id && id !== 'offers') return { kind: 'request', id };
  }
  return undefined;
}

/** Milliseconds from the email to the reply: less than a minute, and acceptances after most others. */
export function replyDelayMs(email: string, { kind, id }: News): number {
  const seconds = chanceOf('when', email, id) * 25;
  return 1000 * (kind === 'request' && chanceOf(email, id) < 0.6 ? 30 + seconds : 5 + seconds);
}

/** Accepts three in five, and four in five if asked alone, at the usual fee within the patient’s cap. */
export function replyTo(request: Incoming, who: { email: string; id: string; usualFeeCents: number | null }): Reply {
  const cap = request.anyFee ? Number.POSITIVE_INFINITY : (request.feeCapCents ?? -1);
  const feeCents = who.usualFeeCents ?? Math.min(commonFeeCents, cap);
  const accepts = chanceOf(who.email, who.id) < (request.othersAsked ? 0.6 : 0.8);
  if (accepts && feeCents >= 0 && feeCents <= cap) return { verb: 'accept', feeCents };
  return { verb: 'decline', reply: usualReplies[Math.floor(chanceOf('why', who.email, who.id) * 4)] ?? '' };
}

export function acceptsReschedule(email: string, id: string): boolean {
  return chanceOf(email, id) < 0.75;
}

/** After the first open request of an hour no email follows: two in five read the list again. */
export function looksAgain(email: string, { kind }: News): boolean {
  return kind === 'open-requests' && chanceOf('again', email) < 0.4;
}

export function makesOffer(email: string, requestId: string, offersBefore: number): boolean {
  return offersBefore < maxOffers && chanceOf('offer', email, requestId) < 0.5;
}

export const offerFeeCents = (usualFeeCents: number | null): number => usualFeeCents ?? commonFeeCents;

export interface Block {
  startISO: string;
  endISO: string;
}

/** Up to three half hours of the specialist’s own hours, from two hours, or a week, ahead. */
export function offerTimes(blocks: readonly Block[], timeframe: string, now: number): string[] {
  const from = now + (timeframe === 'next-week' ? 7 * 24 : 2) * 2 * halfHour;
  const starts = blocks.flatMap(({ startISO, endISO }) => {
    const first = Math.ceil(Math.max(Date.parse(startISO), from) / halfHour) * halfHour;
    const count = Math.max(0, Math.floor((Date.parse(endISO) - first) / halfHour));
    return Array.from({ length: count }, (_, at) => first + at * halfHour);
  });
  return [0, 5, 11].flatMap((at) => (starts[at] === undefined ? [] : [new Date(starts[at]).toISOString()]));
}
