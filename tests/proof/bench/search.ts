// Search latency among 1,000, 100,000 and 150,000 specialists: `npm run bench search`. See docs/benchmarks.md.
import { startIdentity } from '../../../apps/api/src/testing/test-identity.ts';
import { testConfig } from '../../../apps/api/src/testing/test-config.ts';
import { roundsOf, tellRound } from './report/rounds.ts';
import { queries } from './search/requests.ts';
import { Place, places } from './search/place.ts';
import { report, type Measured } from './search/report.ts';

const rounds = roundsOf(7, 2);
const requests = process.argv.includes('--quick') ? 200 : 400;

const identity = await startIdentity({ projectId: testConfig().firebaseProjectId, now: () => new Date() });
const all: Place[] = [];
try {
  for (const size of places) all.push(await Place.start(size, identity));
  const measured: Measured[] = [];
  // Round 0 is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const moment of ['looked up', 'boundary'] as const) {
      for (const place of all) await place.turn(moment);
      for (const name of Object.keys(queries) as (keyof typeof queries)[]) {
        for (const place of all) {
          const cost = await place.measure(name, requests);
          if (round > 0) measured.push({ place: place.name, query: name, moment, ...cost });
        }
      }
      for (const place of all) {
        const swept = moment === 'boundary' ? await place.runJobs() : undefined;
        if (swept && round > 0) measured.push({ place: place.name, moment, swept });
      }
    }
    tellRound(round, rounds);
  }
  console.log(`${report(measured)}\n\n${rounds} interleaved rounds of ${requests} requests each, twenty connections.`);
} finally {
  for (const place of all) await place.stop();
  await identity.close();
}
