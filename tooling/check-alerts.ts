// Checks that Prometheus accepts the rules of deploy/monitoring, and that each alert fires.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findPromtool } from './promtool.ts';

const cwd = resolve(import.meta.dirname, '../deploy/monitoring');
const promtool = findPromtool();
const checks = [
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
];

for (const words of checks) {
  const { error, status, stdout, stderr } = spawnSync(promtool, words, { cwd, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) {
    console.error(`✖ promtool ${words.join(' ')}\n${stdout}${stderr}`);
    process.exitCode = 1;
    break;
  }
  console.log(`Alerts: promtool ${words.join(' ')} finds nothing.`);
}
