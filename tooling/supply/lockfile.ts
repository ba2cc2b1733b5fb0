import * as yaml from 'yaml';

interface Specified {
  specifier: string;
}

interface Lockfile {
  importers: Record<
    string,
    Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, Specified>>>
  >;
  packages: Record<string, { resolution: Record<string, unknown>; deprecated?: string }>;
}

export function lockfileFaults(text: string): string[] {
  const { importers, packages } = yaml.parse(text) as Lockfile;
  const loose = Object.entries(importers).flatMap(([folder, importer]) =>
    [importer.dependencies, importer.devDependencies, importer.optionalDependencies].flatMap((list) =>
      Object.entries(list ?? {})
        .filter(([, { specifier }]) => !isExact(specifier))
        .map(([name, { specifier }]) => `${folder}: ${name} is asked for as "${specifier}": name one version`),
    ),
  );
  const unknown = Object.entries(packages).flatMap(([name, { resolution }]) => {
    if (isOwnFolder(resolution)) return [];
    const keys = Object.keys(resolution).filter((key) => key !== 'integrity');
    if (keys.length > 0) return [`${name} comes from ${keys.join(' and ')}: take it from the registry`];
    return String(resolution.integrity).startsWith('sha512-') ? [] : [`${name} has no SHA-512 hash`];
  });
  return [...loose, ...unknown];
}

export function givenUp(text: string): string[] {
  const { packages } = yaml.parse(text) as Lockfile;
  return Object.entries(packages).flatMap(([name, { deprecated }]) => (deprecated ? [`${name}: ${deprecated}`] : []));
}

function isOwnFolder({ type, directory }: Record<string, unknown>): boolean {
  return type === 'directory' && /^tooling\/[\w-]+$/.test(String(directory));
}

function isExact(specifier: string): boolean {
  return /^(workspace:[*^]|file:tooling\/[\w-]+|(npm:.+@)?\d+\.\d+\.\d+[\w.+-]*)$/.test(specifier);
}
