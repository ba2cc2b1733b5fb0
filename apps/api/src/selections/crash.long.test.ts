import { describe, expect, inject, it } from 'vitest';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { aSite, runAndKill, type Site } from '../testing/crash.ts';
import { scenesOf, worthStopping, type Scene } from '../testing/crash-scenes.ts';
import { cardScenesOf } from '../testing/card-crash-scenes.ts';
import { rescheduleScenes } from '../testing/reschedule-crash-scenes.ts';
import { offerScenesOf } from '../testing/offer-crash-scenes.ts';
import { reminderScenes } from '../testing/reminder-crash-scenes.ts';
import { settled } from '../testing/requests.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { alertScenes } from '../testing/alert-crash-scenes.ts';

const stripe = await withStripe({ now: new Date() });
/** Longer than every lease, in milliseconds. */
const leases = 10 * 60_000;

/** One kill per step of a call; each request dies at a different step. */
const scenes = {
  ...played(scenesOf(stripe)),
  ...played(cardScenesOf(stripe)),
  ...played(offerScenesOf(stripe)),
  ...played(rescheduleScenes),
  ...played(reminderScenes),
  ...played(alertScenes),
};

const place = inject('database');
/** Transaction bounds are equal on both engines, and PGlite is three times slower: it plays one scene. */
const names = place.engine === 'pglite' && !place.alone ? ['cancelling a request'] : Object.keys(scenes);

describe.skipIf(place.engine === 'none')('a process killed at any step', () => {
  it.each(names)('%s leaves nothing that runJobs() does not repair', async (name) => {
    const site = await aSite();
    try {
      expect(await scenes[name]?.(site)).toBeGreaterThan(3);
    } finally {
      await site.remove();
    }
  });
});

function played<Subject>(all: Record<string, Scene<Subject>>): Record<string, (site: Site) => Promise<number>> {
  return Object.fromEntries(Object.entries(all).map(([name, scene]) => [name, (site: Site) => play(site, scene)]));
}

/** Rehearses to find the steps, then kills one request at each and repairs it. Returns the number of kills. */
async function play<Subject>(site: Site, scene: Scene<Subject>): Promise<number> {
  // The provider confirms cards by the real clock.
  const clock = { now: new Date() };
  const rehearsed = await opened(site, clock, scene.prepare);
  const { steps } = await kill(rehearsed, scene);
  const stops = worthStopping(steps);

  let killed: { subject: Subject; stop: string } | undefined;
  for (const stop of stops) {
    const next = await opened(site, clock, async (api) => {
      if (killed) await putRight(api, scene, killed);
      return scene.prepare(api);
    });
    expect((await kill(next, scene, stop)).end, stop).toBe('killed');
    clock.now = new Date(clock.now.getTime() + leases);
    killed = { subject: next.result, stop };
  }
  await opened(site, clock, async (api) => {
    if (killed) await putRight(api, scene, killed);
  });
  return stops.length;
}

async function putRight<Subject>(
  api: TestApi,
  scene: Scene<Subject>,
  { subject, stop }: { subject: Subject; stop: string },
): Promise<void> {
  expect((await runJobs(api.services)).failed, stop).toBe(0);
  await scene.verify(api, subject, stop);
}

interface Prepared<Subject> {
  api: TestApi;
  result: Subject;
}

function kill<Subject>(
  { api, result }: Prepared<Subject>,
  scene: Scene<Subject>,
  stopAt?: string,
): ReturnType<typeof runAndKill> {
  const order = { ...scene.order(result), nowISO: api.clock.now.toISOString(), ...(stopAt ? { stopAt } : {}) };
  return runAndKill(api.services.config, order);
}

/** Closes the database afterwards, so another process can open it. */
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
    await jobsEnded(database.db);
    await api.close();
    await database.close();
  }
}
