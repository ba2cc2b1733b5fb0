import type { Lanes } from './lanes.ts';

export interface MachineFacts {
  hasPostgres: boolean;
  hasNginx: boolean;
  hasEngines: boolean;
  hasPromtool: boolean;
  hasDebootstrap: boolean;
  hasPinnedChromium: boolean;
  hasAptGet: boolean;
  isRoot: boolean;
}

export interface LeftOut {
  what: string;
  fix: string;
  steps: readonly string[];
  requiredBy: string;
}

interface Rule extends LeftOut {
  isMissing: (facts: MachineFacts) => boolean;
  from: readonly string[];
}

const rules: readonly Rule[] = [
  {
    what: 'The API on PostgreSQL and the deployed journeys: no PostgreSQL server found',
    fix: 'Install PostgreSQL as root, or set TEST_DATABASE_URL.',
    isMissing: ({ hasPostgres }) => !hasPostgres,
    from: ['servers', 'deployed'],
    steps: [],
    requiredBy: 'REQUIRE_POSTGRES',
  },
  {
    what: 'The deployed journeys: no nginx found',
    fix: 'Install nginx.',
    isMissing: ({ hasNginx }) => !hasNginx,
    from: ['deployed'],
    steps: [],
    requiredBy: 'REQUIRE_NGINX',
  },
  {
    what: 'Firefox and WebKit: not installed',
    fix: 'Run `npm run engines` once as root on Debian or Ubuntu. It installs both.',
    isMissing: ({ hasEngines, hasAptGet, isRoot }) => !hasEngines && !(hasAptGet && isRoot),
    from: ['engines', 'stories in Firefox'],
    steps: ['engines', 'stories in Firefox'],
    requiredBy: 'REQUIRE_ENGINES',
  },
  {
    what: 'Alert rules: no promtool found',
    fix: 'Install Prometheus.',
    isMissing: ({ hasPromtool, hasAptGet }) => !hasPromtool && !hasAptGet,
    from: ['alerts'],
    steps: ['alerts'],
    requiredBy: 'REQUIRE_PROMTOOL',
  },
  {
    what: 'Pixel snapshots: drawn by the npm package of Chromium, which needs Linux x64',
    fix: 'Run them on Linux x64, without CHROMIUM_PATH.',
    isMissing: ({ hasPinnedChromium }) => !hasPinnedChromium,
    from: ['snapshots'],
    steps: [],
    requiredBy: 'REQUIRE_SNAPSHOTS',
  },
  {
    what: 'A bare Debian: needs root and debootstrap',
    fix: 'Run the checks as root on Debian or Ubuntu.',
    isMissing: ({ hasDebootstrap, hasAptGet, isRoot }) => !(isRoot && (hasDebootstrap || hasAptGet)),
    from: ['bare Debian'],
    steps: ['bare Debian'],
    requiredBy: 'REQUIRE_DEBIAN',
  },
];

export function leftOut(facts: MachineFacts, lanes: Lanes): LeftOut[] {
  const names = new Set(
    Object.values(lanes)
      .flat()
      .map(({ name }) => name),
  );
  return rules.filter(({ isMissing, from }) => isMissing(facts) && from.some((name) => names.has(name)));
}

export function lanesWithout(lanes: Lanes, missing: readonly LeftOut[]): Lanes {
  const removed = new Set(missing.flatMap(({ steps }) => steps));
  return Object.fromEntries(
    Object.entries(lanes).map(([lane, steps]) => [lane, steps.filter(({ name }) => !removed.has(name))]),
  );
}

export function leftOutText(missing: readonly LeftOut[]): string {
  if (missing.length === 0) return 'Nothing is left out on this machine.';
  return ['Left out on this machine:', ...missing.map(({ what, fix }) => `  ${what}. ${fix}`)].join('\n');
}

export function missingRequirements(missing: readonly LeftOut[], env: NodeJS.ProcessEnv): string[] {
  return missing
    .filter(({ requiredBy }) => env[requiredBy] === '1')
    .map(({ requiredBy, what, fix }) => `${requiredBy}=1. ${what}. ${fix}`);
}
