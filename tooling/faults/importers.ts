import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

const imports = /(?:import|export)\s+(?:type\s+)?([^;'"]*?)\s*from\s*'([^']+)'|import\s*\(?\s*'([^']+)'/g;
const exported = /export\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/g;

const namesIn = (list: string): string[] =>
  list
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((name) => name.replace(/^\s*type\s/, '').trim())
    .filter(Boolean);

export function readImporters(root: string, files: readonly string[]): Importers {
  const importers = new Map<string, Set<string>>();
  const declared = new Map<string, ReadonlyMap<string, string>>();
  const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

  function declaredIn(index: string): ReadonlyMap<string, string> {
    const known = declared.get(index);
    if (known) return known;
    const names = new Map<string, string>();
    for (const [, list = '', from = ''] of textOf(index).matchAll(exported)) {
      for (const name of namesIn(list)) names.set(name.split(/\sas\s/).at(-1) ?? name, join(dirname(index), from));
    }
    declared.set(index, names);
    return names;
  }

  function entryOf(specifier: string): string | undefined {
    const [, name, part = 'index'] = /^@tele\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
    const base = `packages/${name}/src/${part}`;
    return [`${base}.ts`, `${base}.tsx`, base].find((file) => name !== undefined && existsSync(join(root, file)));
  }

  function add(imported: string, by: string): void {
    importers.set(imported, (importers.get(imported) ?? new Set()).add(by));
  }

  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    for (const [, list = '', from, alone] of textOf(file).matchAll(imports)) {
      const specifier = from ?? alone ?? '';
      if (specifier.startsWith('.')) {
        add(join(dirname(file), specifier), file);
        continue;
      }
      const entry = entryOf(specifier);
      if (entry === undefined) continue;
      const names = declaredIn(entry);
      for (const name of namesIn(list)) add(names.get(name.split(/\sas\s/)[0] ?? name) ?? entry, file);
    }
  }
  return importers;
}

/** Files that need a file, with the distance in imports. An index leads nowhere: its names lead to their files. */
export function neededBy(importers: Importers, file: string): Map<string, number> {
  const found = new Map([[file, 0]]);
  let edge = [file];
  for (let steps = 1; edge.length > 0; steps += 1) {
    const next = edge.flatMap((one) => (/src\/\w+\.ts$/.test(one) ? [] : [...(importers.get(one) ?? [])]));
    edge = [...new Set(next)].filter((one) => !found.has(one));
    for (const one of edge) found.set(one, steps);
  }
  return found;
}
