import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, listSources } from './source-hash.ts';
import type { Step } from './steps.ts';

export interface Green {
  isGreen: (step: Step) => boolean;
  keep: (step: Step) => void;
}

const settings = /^(TEST_|REQUIRE_|CHROMIUM_PATH$|CHROMATIC_|TZ$|LANG$|LC_ALL$|VITE_|PORTAL_)/;

/** Remembers green steps in `node_modules/.cache/green`. `about` names other factors, such as servers. */
export function rememberGreen(root: string, env: NodeJS.ProcessEnv, about: unknown): Green {
  const folder = join(root, 'node_modules/.cache/green');
  const fileOf = ({ name }: Step): string => join(folder, name.replaceAll(' ', '-'));
  const own = Object.keys(env)
    .filter((name) => settings.test(name))
    .toSorted()
    .map((name) => [name, env[name]]);
  const hashOf = ({ reads, command }: Step): string | null => {
    const files = reads && listSources(root, reads);
    if (!files) return null;
    return hashFiles(
      root,
      files,
      JSON.stringify([command, process.version, process.platform, process.arch, own, about]),
    );
  };
  const begun = new Map<string, string | null>();
  return {
    isGreen: (step) => {
      const hash = hashOf(step);
      begun.set(step.name, hash);
      return hash !== null && hash === read(fileOf(step));
    },
    keep: (step) => {
      const hash = hashOf(step);
      if (hash === null || hash !== begun.get(step.name)) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(step), hash);
    },
  };
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
