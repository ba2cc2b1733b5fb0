import { describe, expect, it } from 'vitest';
import { followLeader, type LeaderLog } from './follow-leader.ts';

const lagMs = 5_000;

function aLeader(): { log: LeaderLog; asked: () => number; is: { at: string; away: boolean; time: number } } {
  const is = { at: '1', away: false, time: 0 };
  let asked = 0;
  const ask = async (): Promise<string> => {
    asked += 1;
    if (is.away) throw new Error('away');
    return is.at;
  };
  return { log: followLeader(ask, { lagMs, now: () => is.time }), asked: () => asked, is };
}

async function readFor({ log, is }: ReturnType<typeof aLeader>, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    is.time += 1_000;
    await log.floor();
  }
}

describe('the position of the leader', () => {
  it('is queried once for all callers that arrive in time', async () => {
    const { log, asked, is } = aLeader();
    const first = log.position();
    is.at = '2';
    const later = [log.position(), log.position(), log.position()];
    expect(await first).toBe('1');
    expect(await Promise.all(later)).toEqual(['2', '2', '2']);
    expect(asked()).toBe(2);
  });

  it('is unknown while the leader does not respond', async () => {
    const { log, is } = aLeader();
    is.away = true;
    expect(await log.position()).toBeUndefined();
    is.away = false;
    expect(await log.position()).toBe('1');
  });
});

describe('the position a replica must have reached', () => {
  it('is the leader’s current one when there were no recent reads', async () => {
    const { log } = aLeader();
    expect(await log.floor()).toEqual({ position: '1', isOld: false });
  });

  it('is the leader’s from the allowed lag ago', async () => {
    const leader = aLeader();
    await readFor(leader, 6);
    leader.is.at = '2';
    await readFor(leader, 3);
    expect(await leader.log.floor()).toEqual({ position: '1', isOld: true });
    await readFor(leader, 6);
    expect(await leader.log.floor()).toEqual({ position: '2', isOld: true });
  });

  it('does not move while the leader is idle, which is no lag', async () => {
    const leader = aLeader();
    await readFor(leader, 100);
    expect(await leader.log.floor()).toEqual({ position: '1', isOld: true });
  });

  it('is queried again after a pause, because the known one is too old', async () => {
    const leader = aLeader();
    await readFor(leader, 6);
    leader.is.at = '9';
    leader.is.time += 3_600_000;
    expect(await leader.log.floor()).toEqual({ position: '9', isOld: false });
  });

  it('stays while the leader does not respond, with up to five queries in that time', async () => {
    const leader = aLeader();
    await readFor(leader, 6);
    leader.is.away = true;
    const before = leader.asked();
    for (let reads = 0; reads < 100; reads += 1) {
      leader.is.time += 500;
      expect((await leader.log.floor())?.position).toBe('1');
    }
    expect(leader.asked() - before).toBeLessThanOrEqual(51);
  });

  it('costs one query in each fifth of that time, for any number of reads', async () => {
    const leader = aLeader();
    for (let reads = 0; reads < 1_000; reads += 1) {
      leader.is.time += 10;
      await leader.log.floor();
    }
    expect(leader.asked()).toBeLessThanOrEqual(11);
  });

  it('is unknown until the leader has replied once', async () => {
    const { log, is } = aLeader();
    is.away = true;
    expect(await log.floor()).toBeUndefined();
  });
});
