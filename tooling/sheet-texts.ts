// Style sheets as strings for custom elements: `virtual:sheet/match-widget` and `virtual:sheet/document`.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Options } from 'tsup';
import type { Plugin } from 'vite';

const ours = /^virtual:sheet\/([\w-]+)$/;

/** Runs in a separate process: bundled into a configuration, this file does not know its path. */
function moduleOf(root: string, id: string): string {
  const [, name = ''] = ours.exec(id) ?? [];
  const text = execFileSync(process.execPath, [resolve(root, 'tooling/sheet-text.ts'), name], { encoding: 'utf8' });
  return `export default ${JSON.stringify(text)};`;
}

function keptModules(root: string): (id: string) => string {
  const made = new Map<string, string>();
  return (id) => {
    const text = made.get(id) ?? moduleOf(root, id);
    made.set(id, text);
    return text;
  };
}

export function sheetsInBuild(root: string): NonNullable<Options['esbuildPlugins']>[number] {
  const kept = keptModules(root);
  return {
    name: 'sheet-texts',
    setup(build) {
      build.onResolve({ filter: ours }, ({ path }) => ({ path, namespace: 'sheet-texts', sideEffects: false }));
      build.onLoad({ filter: ours, namespace: 'sheet-texts' }, ({ path }) => ({ contents: kept(path) }));
    },
  };
}

export function sheetsInVite(root: string): Plugin {
  const kept = keptModules(root);
  return {
    name: 'sheet-texts',
    enforce: 'pre',
    resolveId: (id) => (ours.test(id) ? `\0${id}` : null),
    load(id) {
      return id.startsWith('\0virtual:sheet/') ? kept(id.slice(1)) : null;
    },
  };
}
