import { hasPostgres } from '../apps/api/src/testing/start-postgres.ts';
import { onPath } from './debian.ts';
import { enginesWanted } from './engines/install.ts';
import type { MachineFacts } from './left-out.ts';

export function readMachineFacts(): MachineFacts {
  return {
    hasPostgres: hasPostgres(),
    hasNginx: onPath('nginx'),
    hasEngines: enginesWanted().every(({ isThere }) => isThere),
    hasPromtool: onPath('promtool'),
    hasDebootstrap: onPath('debootstrap'),
    hasPinnedChromium: process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH,
    hasAptGet: onPath('apt-get'),
    isRoot: process.getuid?.() === 0,
  };
}
