import type { Lanes } from './lanes.ts';

/** Programs on this machine for the long checks. */
export interface MachineFacts {
  hasPostgres: boolean;
  hasNginx: boolean;
  /** Firefox, WebKitGTK and Xvfb. */
  hasEngines: boolean;
  hasPromtool: boolean;
  hasDebootstrap: boolean;
  /** The Chromium that the snapshots were drawn with. */
  hasPinnedChromium: boolean;
  hasAptGet: boolean;
  isRoot: boolean;
}

/** Checks that do not run on this machine. */
export interface LeftOut {
  what: string;
  fix: string;
  /** Removed from the lanes; other steps skip their own tests. */
  steps: readonly string[];
  /** The variable that turns this into an error. */
  requiredBy: string;
}

interface Rule extends LeftOut {
  isMissing: (facts: MachineFacts) => boolean;
  /** Steps that hold such checks. */
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

/** Checks of these lanes that do not run on a machine with these facts. */
export function leftOut(facts: MachineFacts, lanes: Lanes): LeftOut[] {
  const names = new Set(
    Object.values(lanes)
      .flat()
      .map(({ name }) => name),
  );
  return rules.filter(({ isMissing, from }) => isMissing(facts) && from.some((name) => names.has(name)));
}

/** The lanes without the steps that are left out. */
export function lanesWithout(lanes: Lanes, missing: readonly LeftOut[]): Lanes {
  const removed = new Set(missing.flatMap(({ steps }) => steps));
  return Object.fromEntries(
    Object.entries(lanes).map(([lane, steps]) => [lane, steps.filter(({ name }) => !removed.has(name))]),
  );
}

/** Shown before the first step and after the last. */
export function leftOutText(missing: readonly LeftOut[]): string {
  if (missing.length === 0) return 'Nothing is left out on this machine.';
  return ['Left out on this machine:', ...missing.map(({ what, fix }) => `  ${what}. ${fix}`)].join('\n');
}

/** One line for each check that the environment requires and this machine cannot run. */
export function missingRequirements(missing: readonly LeftOut[], env: NodeJS.ProcessEnv): string[] {
  return missing
    .filter(({ requiredBy }) => env[requiredBy] === '1')
    .map(({ requiredBy, what, fix }) => `${requiredBy}=1. ${what}. ${fix}`);
}
