// `node tooling/deploy/publish-portal.ts --to /srv/tele/portal`: copies the built portal to a web server's folder.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publish } from './publish.ts';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
if (values.to === undefined) throw new Error('Say where the portal is served from: --to <folder>.');
const removed = publish({
  from: resolve(import.meta.dirname, '../../apps/portal/dist'),
  to: resolve(values.to),
  now: new Date(),
});
console.log(`Published. Files removed, replaced more than a week ago: ${removed.length}.`);
