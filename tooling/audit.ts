// `npm run audit`: what was found out about the packages that are shipped since their versions were chosen. A lockfile cannot tell that: the
// registry is asked, and where it does not answer, nothing is known and it is said so. Ends with 1 from `--level` (high) on, with 2 when unknown.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { level: { type: 'string', default: 'high' } } });
const levels = ['low', 'moderate', 'high', 'critical'];
if (!levels.includes(values.level)) {
  console.error(`--level is one of ${levels.join(', ')}.`);
  process.exit(2);
}
const { stdout, stderr, status } = spawnSync('pnpm', ['audit', '--prod', '--audit-level', values.level], {
  encoding: 'utf8',
});
const said = `${stdout}${stderr}`;
if (/AUDIT_BAD_RESPONSE|ERR_PNPM_|ENOTFOUND|ECONNREFUSED|fetch failed/.test(said)) {
  console.error(
    'The registry that packages come from answers no questions about advisories here, so nothing is known of them.\n' +
      'Run `npm run audit` where it does: against the public registry, before each release. What a lockfile can tell is checked by `npm test` (supply).',
  );
  process.exitCode = 2;
} else {
  console.log(said.trim());
  process.exitCode = status === 0 ? 0 : 1;
}
