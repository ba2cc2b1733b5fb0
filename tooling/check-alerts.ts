// The rules of deploy/watching as Prometheus reads them: well formed, and each alert fires on what it is for (deploy/watching/alerts.test.yml).
// promtool comes with Debian's prometheus. Where it is missing this says so and ends well: what the rules name is looked at by a test all the same.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const cwd = resolve(import.meta.dirname, '../deploy/watching');
const checks = [
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
];

for (const words of checks) {
  const { error, status, stdout, stderr } = spawnSync('promtool', words, { cwd, encoding: 'utf8' });
  if (error && 'code' in error && error.code === 'ENOENT') {
    console.log(
      'Alerts: not tried, promtool is missing. On Debian: apt-get install --no-install-recommends prometheus.',
    );
    break;
  }
  if (error) throw error;
  if (status !== 0) {
    console.error(`✖ promtool ${words.join(' ')}\n${stdout}${stderr}`);
    process.exitCode = 1;
    break;
  }
  console.log(`Alerts: promtool ${words.join(' ')} finds nothing.`);
}
