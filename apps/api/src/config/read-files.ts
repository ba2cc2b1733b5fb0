import { readFileSync, statSync } from 'node:fs';

type Variables = Record<string, string | undefined>;

interface Read {
  /** Variables, with file contents in place of paths. */
  given: Variables;
  /** Errors by variable; never a path, which may be a misplaced secret. */
  faults: ReadonlyMap<string, string>;
}

const readableByOthers = 0o004;
/** Longer than any setting; a device would never end. */
const longestBytes = 64 * 1024;

/** Reads `STRIPE_SECRET_KEY_FILE=/run/secrets/stripe` and others: files keep secrets out of `ps`. */
export function readFiles(variables: Variables, names: readonly string[]): Read {
  const given = { ...variables };
  const faults = new Map<string, string>();
  for (const name of names) {
    const path = variables[`${name}_FILE`];
    if (!path) continue;
    if (variables[name]) {
      faults.set(name, `is set twice, directly and as ${name}_FILE: remove one`);
      continue;
    }
    const { text, fault } = readSecret(path);
    if (fault !== undefined) faults.set(name, `comes from ${name}_FILE, which ${fault}`);
    given[name] = text;
  }
  return { given, faults };
}

function readSecret(path: string): { text?: string; fault?: string } {
  try {
    const found = statSync(path);
    if (!found.isFile()) return { fault: 'is not a file' };
    if (found.mode & readableByOthers)
      return { fault: 'is readable by other users: run chmod 400, or mount it with mode 0400' };
    if (found.size > longestBytes) return { fault: 'is too long for a setting: check that it is the right file' };
    const text = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
    return text === '' ? { fault: 'is empty: write the value into it' } : { text };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

function faultOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'does not exist: use its full path';
  if (code === 'EACCES' || code === 'EPERM') return 'this user cannot read: make this user its owner';
  return 'cannot be read: check the disk';
}
