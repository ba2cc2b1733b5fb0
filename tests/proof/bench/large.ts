// Cost of every call by number of specialists: `npm run bench -- large`.
// Options: `--specialists --rounds --requests --only=word,word`. See docs/benchmarks.md.
import { startIdentity } from '../../../apps/api/src/testing/test-identity.ts';
import { testConfig } from '../../../apps/api/src/testing/test-config.ts';
import { Place, type Cost } from './large/place.ts';
import { report, type Measured } from './large/report.ts';
import { startFilled } from './large/server.ts';
import { largeOf, small } from './large/sizes.ts';

const given = new Map(process.argv.slice(2).map((one) => one.replace('--', '').split('=') as [string, string]));
const specialists = Number(given.get('specialists') ?? 1_000_000);
const rounds = Number(given.get('rounds') ?? 3);
const only = (given.get('only') ?? '').split(',');
const requests = Number(given.get('requests') ?? 200);
const sizes = { small, large: largeOf(specialists) };

const { adminUrl, stop } = await startFilled(sizes);
const identity = await startIdentity({ projectId: testConfig().firebaseProjectId, now: () => new Date() });
const places: Record<'small' | 'large', Place>[] = [];
const measured = new Map<string, Measured>();
try {
  const start = (name: 'small' | 'large'): Promise<Place> =>
    Place.start(name, { adminUrl, size: sizes[name], identity, fresh: 20 + (rounds + 1) * requests });
  const place = { small: await start('small'), large: await start('large') };
  places.push(place);
  for (const name of Object.keys(place.large.calls).filter((call) => only.some((word) => call.includes(word)))) {
    const read = { small: await place.small.look(name), large: await place.large.look(name) };
    const costs: Record<'small' | 'large', Cost[]> = { small: [], large: [] };
    for (let round = 0; round <= rounds; round += 1) {
      // Alternates the order; round 0 is a warm-up.
      const turn = round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const);
      for (const of of turn) {
        const cost = await place[of].measure(name, requests);
        if (round > 0) costs[of].push(cost);
      }
    }
    measured.set(name, { ...costs, read });
    process.stderr.write(`${name}: ${read.small.pages} and ${read.large.pages} pages\n`);
  }
} finally {
  // Prints each result at once, so a later error loses none.
  console.log(
    `${report(specialists.toLocaleString('en'), measured)}\n\n${rounds} interleaved rounds of ${requests} requests each, four connections.`,
  );
  for (const { small: one, large: other } of places) await Promise.all([one.stop(), other.stop()]);
  await identity.close();
  await stop();
}
