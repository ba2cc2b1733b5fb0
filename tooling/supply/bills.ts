import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pnpm } from '../program.ts';

const shipped = ['./packages/*', '@tele/api', '@tele/portal'];
const root = resolve(import.meta.dirname, '../..');

export interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  group?: string;
  licenses?: readonly { license?: { id?: string; name?: string }; expression?: string }[];
}

export interface Bill {
  serialNumber: string;
  metadata: { component: Component; timestamp?: string };
  components: readonly Component[];
  dependencies: readonly { ref: string; dependsOn?: readonly string[] }[];
}

/** Bills of all deliverables by file name. The same lockfile gives the same bytes, without a time. */
export function writeBills(folder = root): Map<string, Bill> {
  const out = mkdtempSync(join(tmpdir(), 'tele-bills-'));
  try {
    const filters = shipped.flatMap((name) => ['--filter', name]);
    const options = [
      '--sbom-format',
      'cyclonedx',
      '--sbom-spec-version',
      '1.6',
      '--prod',
      '--exclude-peers',
      '--split',
    ];
    const [program, ...args] = pnpm();
    execFileSync(program, [...args, ...filters, 'sbom', ...options, '--out', join(out, '%s.json')], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const files = readdirSync(out).toSorted();
    return new Map(files.map((file) => [file, steady(JSON.parse(readFileSync(join(out, file), 'utf8')) as Bill)]));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function steady(bill: Bill): Bill {
  const { timestamp: _, ...metadata } = bill.metadata;
  const rest = {
    ...bill,
    metadata,
    components: bill.components.toSorted((a, b) => order(a['bom-ref'], b['bom-ref'])),
    dependencies: bill.dependencies
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.toSorted(order) }))
      .toSorted((a, b) => order(a.ref, b.ref)),
  };
  const hex = createHash('sha256')
    .update(JSON.stringify({ ...rest, serialNumber: '' }))
    .digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return { ...rest, serialNumber: `urn:uuid:${parts.join('-')}` };
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

export function wayTo({ metadata, dependencies }: Bill, ref: string): string[] {
  const needs = new Map(dependencies.map((one) => [one.ref, one.dependsOn ?? []]));
  const top = metadata.component['bom-ref'];
  const cameFrom = new Map<string, string>([[top, '']]);
  const queue = [top];
  for (const from of queue) {
    for (const to of needs.get(from) ?? []) {
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, from);
      queue.push(to);
    }
  }
  const way: string[] = [];
  for (let at: string | undefined = ref; at; at = cameFrom.get(at)) way.unshift(nameOf(at));
  return way;
}

export function packageName({ group, name }: Component): string {
  return group ? `${group}/${name}` : name;
}

function nameOf(ref: string): string {
  return decodeURIComponent(ref.replace('pkg:npm/', ''));
}
