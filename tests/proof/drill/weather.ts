import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Dice } from './dice.ts';
import type { Fleet } from './fleet.ts';
import type { MailServer } from './mail-server.ts';
import type { Sandbox } from './sandbox.ts';

interface Weather {
  fleet: Fleet;
  postgres: Cluster;
  sandbox: Sandbox;
  mail: MailServer;
  dice: Dice;
}

export interface Storm {
  acts: Map<string, number>;
  calm: () => Promise<void>;
}

const restarts = 5;
/** Index of the permanent failure, which promotes another server. */
const failsOver = 2;
/** Longer than every lease, so another process takes over a frozen one's work. */
const longFreezeMs = 36_000;

export function startStorm({ fleet, postgres, sandbox, mail, dice }: Weather, minutes: number): Storm {
  const acts = new Map<string, number>();
  const calming = new AbortController();
  const { signal } = calming;
  const did = (what: string): void => void acts.set(what, (acts.get(what) ?? 0) + 1);
  const pause = (ms: number): Promise<unknown> => wait(ms, undefined, { signal }).catch(() => undefined);
  const present = () => fleet.members.filter((member) => !member.isAway());

  async function overAndOver(
    name: string,
    least: number,
    most: number,
    act: (own: Dice) => Promise<void>,
  ): Promise<void> {
    const own = dice.branch(name);
    for (;;) {
      await pause(own.between(least, most));
      if (signal.aborted) return;
      await act(own);
    }
  }

  const kills = overAndOver('kill', 4_000, 12_000, async (own) => {
    // At least one process must respond.
    if (present().length < 2) return;
    did('process killed');
    await own.pick(present()).kill();
  });

  const freezes = overAndOver('freeze', 6_000, 14_000, async (own) => {
    if (present().length < 2) return;
    const member = own.pick(present());
    const long = own.chance(0.25);
    did(long ? 'process frozen beyond its leases' : 'process frozen');
    member.freeze();
    await pause(long ? longFreezeMs : own.between(1_000, 9_000));
    if (member.isAway()) member.thaw();
  });

  const databases = (async () => {
    const own = dice.branch('database');
    for (let count = 0; count < restarts; count += 1) {
      await pause((minutes * 60_000) / (restarts + 1));
      if (signal.aborted) return;
      const act = count === failsOver ? 'failOver' : own.pick(['crash', 'crash', 'restart'] as const);
      did({ failOver: 'database failed over', crash: 'database crashed', restart: 'database restarted' }[act]);
      await postgres[act]();
    }
  })();

  const calls = overAndOver('calls', 500, 2_500, async (own) => {
    const intents = '/v1/payment_intents';
    const path = own.pick([
      intents,
      intents,
      `${intents}/*/capture`,
      `${intents}/*/cancel`,
      '/v1/refunds',
      '/v1/customers',
    ]);
    const plan = own.pick([
      { mode: 'before' },
      { mode: 'after' },
      { mode: 'error', status: 500 },
      { mode: 'error', status: 500, keep: true },
      { mode: 'error', status: 429, type: 'rate_limit_error' },
      { mode: 'delay', ms: Math.round(own.between(500, 15_000)) },
      { mode: 'late', status: 500, ms: Math.round(own.between(500, 8_000)) },
    ]);
    did(
      `payment provider: ${plan.mode}${'keep' in plan ? ' kept' : ''}${plan.mode === 'error' ? ` ${plan.status}` : ''}`,
    );
    await sandbox.fault({ path, method: 'POST', times: 1 + own.below(2), ...plan });
  });

  const looks = overAndOver('looks', 3_000, 8_000, async (own) => {
    did('payment provider: a look lost');
    await sandbox.fault({ path: '/v1/payment_intents/*', method: 'GET', mode: own.pick(['before', 'after']) });
  });

  const deliveries = overAndOver('deliveries', 300, 1_500, async (own) => {
    const mode = own.pick(['drop', 'delay', 'double', 'reorder'] as const);
    did(`event: ${mode}`);
    await sandbox.fault({ event: '*', mode, ms: Math.round(own.between(200, 10_000)) });
  });

  const silences = overAndOver('mail', 4_000, 15_000, async (own) => {
    if (own.chance(0.5)) {
      did('mail server: answer lost');
      mail.loseAnswer();
      return;
    }
    did('mail server silent');
    mail.silence();
    await pause(own.between(3_000, 25_000));
    mail.speak();
  });

  const going = [kills, freezes, databases, calls, looks, deliveries, silences];
  return {
    acts,
    calm: async () => {
      calming.abort();
      await Promise.all(going);
      mail.speak();
      await sandbox.heal();
    },
  };
}
