import { storyNow } from '../../packages/core/src/testing.ts';

interface Clock {
  title: string;
  /** ISO instant in UTC. Default: the machine's clock when the page opened. */
  at?: string;
}

/** Clock of a story. Half past midnight in Sydney, so the 23 or 25-hour day lies ahead. */
export const clocks: Readonly<Record<string, Clock>> = {
  story: { title: 'Mon 23 Nov 2026, 10:12 am AEDT', at: storyNow },
  offer: { title: '44 minutes into an offer', at: '2026-11-22T23:39:00.000Z' },
  now: { title: 'Now, by this machine' },
  'back-2026': { title: 'Clocks go back: Sun 5 Apr 2026', at: '2026-04-04T13:30:00.000Z' },
  'forward-2026': { title: 'Clocks go forward: Sun 4 Oct 2026', at: '2026-10-03T14:30:00.000Z' },
  'back-2027': { title: 'Clocks go back: Sun 4 Apr 2027', at: '2027-04-03T13:30:00.000Z' },
  'forward-2027': { title: 'Clocks go forward: Sun 3 Oct 2027', at: '2027-10-02T14:30:00.000Z' },
};

const opened = new Date();

export const clockOf = (key: unknown): Date => {
  const at = clocks[String(key)]?.at;
  return at === undefined ? opened : new Date(at);
};
