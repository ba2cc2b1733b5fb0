import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import semver from 'semver';
import { packageName, type Component } from './bills.ts';

export const severities = ['low', 'moderate', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

export interface Advisory {
  id: string;
  package: string;
  vulnerable: string;
  /** First fixed version of each release line. */
  patched: string;
  severity: Severity;
  title: string;
}

export interface AdvisoryFile {
  date: string;
  source: string;
  lookedUp: readonly string[];
  advisories: readonly Advisory[];
}

export interface AdvisoryHit {
  version: string;
  advisory: Advisory;
}

export function readAdvisories(): AdvisoryFile {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, 'advisories.json'), 'utf8')) as AdvisoryFile;
}

export function advisoriesFor(
  components: Iterable<Component>,
  { advisories }: Pick<AdvisoryFile, 'advisories'>,
): AdvisoryHit[] {
  const hits = new Map<string, AdvisoryHit>();
  for (const component of components) {
    const { version } = component;
    for (const advisory of advisories) {
      if (advisory.package !== packageName(component)) continue;
      // 2.0.0-beta.1 comes before a fix in 2.0.0.
      if (!semver.satisfies(version, advisory.vulnerable, { includePrerelease: true })) continue;
      hits.set(`${advisory.package}@${version} ${advisory.id}`, { version, advisory });
    }
  }
  return [...hits.values()].toSorted(
    (a, b) => severities.indexOf(b.advisory.severity) - severities.indexOf(a.advisory.severity),
  );
}

export function isAtLeast(severity: Severity, level: Severity): boolean {
  return severities.indexOf(severity) >= severities.indexOf(level);
}

export function notLookedUp(components: Iterable<Component>, { lookedUp }: Pick<AdvisoryFile, 'lookedUp'>): string[] {
  const known = new Set([...lookedUp, '@tele/*']);
  const names = new Set([...components].map(packageName));
  return [...names].filter((name) => !known.has(name) && !known.has(name.replace(/\/.*/, '/*'))).toSorted();
}

/** pnpm prints its own error, or none, when the registry has no audit endpoint. */
export function isRegistryAnswer(output: string): boolean {
  return output !== '' && !/AUDIT_BAD_RESPONSE|ERR_PNPM_|ENOTFOUND|ECONNREFUSED|fetch failed/.test(output);
}

const staleAfterDays = 30;

export function isStale({ date }: Pick<AdvisoryFile, 'date'>, now: Date): boolean {
  return now.getTime() - Date.parse(date) > staleAfterDays * 86_400_000;
}

export function formatHit({ version, advisory }: AdvisoryHit): string {
  const { id, package: name, severity, title, patched } = advisory;
  return `${severity}: ${name}@${version}: ${title}. Fixed in ${patched}. https://github.com/advisories/${id}`;
}
