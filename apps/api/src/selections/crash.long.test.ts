import { describe, expect, inject, it } from 'vitest';
import { drainsEnded } from '../outbox/drain-soon.ts';
import { drain } from '../outbox/drain.ts';
import { aSite, runAndKill, type Site } from '../testing/crash.ts';
import { scenesOf, worthStopping, type Scene } from '../testing/crash-scenes.ts';
import { settled, type Request } from '../testing/requests.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
/** Longer than every lease, in milliseconds. */
const leases = 10 * 60_000;

/** One kill per step of a call: each request of its own dies at another one. */
const scenes = scenesOf(stripe);

const place = inject('database');
/** Where transactions begin and end is the same on both engines, and a step takes PGlite three times as long: beside PostgreSQL it plays one scene. */
const played = place.engine === 'pglite' && !place.alone ? ['cancelling a request'] : Object.keys(scenes);

describe.skipIf(place.engine === 'none')('a process killed at any step', () => {
  it.each(played)('%s leaves nothing that drain() does not put right', async (name) => {
    const scene = scenes[name];
    if (!scene) throw new Error(name);
    const site = await aSite();
    try {
      expect(await play(site, scene)).toBeGreaterThan(3);
    } finally {
      await site.remove();
    }
  });
});

/**
 * A rehearsal names the steps. Then one request for each of them: prepared, killed there, and put right by another
 * process before the next begins, because a drain takes up whatever it finds. Answers how many were killed.
 */
async function play(site: Site, scene: Scene): Promise<number> {
  const clock = { now: new Date('2026-12-01T00:00:00.000Z') };
  const rehearsed = await opened(site, clock, scene.prepare);
  const { steps } = await kill(rehearsed, scene);
  const stops = worthStopping(steps);

  let killed: { request: Request; stop: string } | undefined;
  for (const stop of stops) {
    const next = await opened(site, clock, async (api) => {
      if (killed) await putRight(api, scene, killed);
      return scene.prepare(api);
    });
    expect((await kill(next, scene, stop)).end, stop).toBe('killed');
    clock.now = new Date(clock.now.getTime() + leases);
    killed = { request: next.result, stop };
  }
  await opened(site, clock, async (api) => {
    if (killed) await putRight(api, scene, killed);
  });
  return stops.length;
}

async function putRight(
  api: TestApi,
  scene: Scene,
  { request, stop }: { request: Request; stop: string },
): Promise<void> {
  expect((await drain(api.services)).failed, stop).toBe(0);
  await scene.verify(api, request, stop);
}

interface Prepared {
  api: TestApi;
  result: Request;
}

function kill({ api, result }: Prepared, scene: Scene, stopAt?: string): ReturnType<typeof runAndKill> {
  const order = { ...scene.order(result), nowISO: api.clock.now.toISOString(), ...(stopAt ? { stopAt } : {}) };
  return runAndKill(api.services.config, order);
}

/** Opens the database for `work` and closes it again, so that the other process may have it. */
async function opened<T>(
  site: Site,
  clock: { now: Date },
  work: (api: TestApi) => Promise<T>,
): Promise<{ api: TestApi; result: T }> {
  const database = await site.open();
  const api = await startApi({ database, config: { stripeApiUrl: stripe.url, ...site.place }, now: clock.now });
  try {
    const result = await work(api);
    await settled(api);
    return { api, result };
  } finally {
    await drainsEnded(database.db);
    await api.close();
    await database.close();
  }
}
