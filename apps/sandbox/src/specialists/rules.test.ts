import { describe, expect, it } from 'vitest';
import {
  acceptsReschedule,
  looksAgain,
  makesOffer,
  offerTimes,
  readNews,
  replyDelayMs,
  replyTo,
  type News,
} from './rules.ts';

const portal = 'http://127.0.0.1:5173';
const emails = Array.from({ length: 2_000 }, (_, at) => `dr.${at}@example.com`);
const request: News = { kind: 'request', id: 'sel_1' };
const capped = { feeCapCents: 20_000, anyFee: false, othersAsked: 9 };
const repliesTo = (asked: typeof capped, usualFeeCents: number | null = 18_000) =>
  emails.map((email) => replyTo(asked, { email, id: 'sel_1', usualFeeCents }));
const acceptances = (asked: typeof capped) => repliesTo(asked).filter(({ verb }) => verb === 'accept').length;

describe('news in an email', () => {
  it.each([
    [`${portal}/inbox/sel_1`, request],
    [`${portal}/inbox/reschedules/rsc_1`, { kind: 'reschedule', id: 'rsc_1' }],
    [`${portal}/inbox/requests`, { kind: 'open-requests', id: 'requests' }],
    [`${portal}/inbox/offers`, undefined],
    [`${portal}/requests/sel_1`, undefined],
    ['https://other.example/inbox/sel_1', undefined],
  ])('is read from its link %s', (link, news) => {
    expect(readNews([`${portal}/specialist`, link], portal)).toEqual(news);
  });
});

describe('a simulated reply', () => {
  it('comes within a minute, acceptances after 30 seconds', () => {
    for (const email of emails) {
      const delay = replyDelayMs(email, request);
      expect(delay).toBeGreaterThanOrEqual(5_000);
      expect(delay).toBeLessThan(56_000);
      const acceptsInARace = replyTo(capped, { email, id: 'sel_1', usualFeeCents: 18_000 }).verb === 'accept';
      expect(delay >= 30_000).toBe(acceptsInARace);
    }
  });

  it('is the same for the same specialist and request', () => {
    expect(repliesTo(capped)).toEqual(repliesTo(capped));
    expect(replyDelayMs('a@example.com', request)).toBe(replyDelayMs('a@example.com', request));
  });

  it('accepts about three requests in five, four in five if asked alone', () => {
    expect(acceptances(capped) / emails.length).toBeCloseTo(0.6, 1);
    expect(acceptances({ ...capped, othersAsked: 0 }) / emails.length).toBeCloseTo(0.8, 1);
  });

  it('never accepts above the fee cap', () => {
    expect(repliesTo(capped, 20_001).filter(({ verb }) => verb === 'accept')).toEqual([]);
    const fees = repliesTo({ ...capped, feeCapCents: 9_000 }, null).flatMap((reply) =>
      reply.verb === 'accept' ? [reply.feeCents] : [],
    );
    expect(new Set(fees)).toEqual(new Set([9_000]));
  });

  it('accepts at the usual fee when the patient pays any', () => {
    const accepted = repliesTo({ ...capped, anyFee: true }, 90_000).find(({ verb }) => verb === 'accept');
    expect(accepted).toEqual({ verb: 'accept', feeCents: 90_000 });
  });

  it('makes up to four offers on an open request', () => {
    const offering = emails.filter((email) => makesOffer(email, 'req_1', 3));
    expect(offering.length / emails.length).toBeCloseTo(0.5, 1);
    expect(emails.filter((email) => makesOffer(email, 'req_1', 4))).toEqual([]);
  });

  it('accepts most reschedule requests, and less than half read open requests again', () => {
    expect(emails.filter((email) => acceptsReschedule(email, 'rsc_1')).length).toBeGreaterThan(1_300);
    const again = emails.filter((email) => looksAgain(email, { kind: 'open-requests', id: 'requests' }));
    expect(again.length).toBeLessThan(900);
  });
});

describe('the times of a simulated offer', () => {
  const now = Date.parse('2026-11-29T23:10:00.000Z');
  const block = (day: number) => ({
    startISO: `2026-12-0${day}T00:00:00.000Z`,
    endISO: `2026-12-0${day}T02:00:00.000Z`,
  });

  it('are half hours inside the specialist’s hours, two hours ahead or more', () => {
    const today = { startISO: '2026-11-29T22:00:00.000Z', endISO: '2026-11-30T02:15:00.000Z' };
    expect(offerTimes([today, block(1), block(2)], 'this-week', now)).toEqual([
      '2026-11-30T01:30:00.000Z',
      '2026-12-02T00:00:00.000Z',
    ]);
  });

  it('are a week ahead for next week, and none without hours', () => {
    expect(offerTimes([block(1), block(8)], 'next-week', now)).toEqual(['2026-12-08T00:00:00.000Z']);
    expect(offerTimes([], 'this-week', now)).toEqual([]);
  });
});
