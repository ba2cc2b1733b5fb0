// Packages may only depend on layers that tooling/layers.json allows, and zod has one import style.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findSources } from './find-files.ts';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const root = resolve(import.meta.dirname, '..');
const layers = JSON.parse(readFileSync(resolve(root, 'tooling/layers.json'), 'utf8')) as Record<string, string[]>;
const manifest = (folder: string) =>
  JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8')) as Manifest;

const problems: string[] = [];
for (const top of ['packages', 'apps', 'examples']) {
  for (const name of readdirSync(resolve(root, top))) {
    const folder = `${top}/${name}`;
    if (!existsSync(resolve(root, folder, 'package.json'))) continue;
    const allowed = layers[folder];
    if (!allowed) {
      problems.push(`${folder} is not in tooling/layers.json: say there what it may import.`);
      continue;
    }
    const allowedNames = allowed.map((layer) => manifest(layer).name);
    const { dependencies, devDependencies } = manifest(folder);
    for (const dependency of Object.keys({ ...dependencies, ...devDependencies })) {
      if (dependency.startsWith('@tele/') && !allowedNames.includes(dependency)) {
        problems.push(`${folder}/package.json declares ${dependency}, which tooling/layers.json does not allow.`);
      }
    }
  }
}
const map = readFileSync(resolve(root, 'docs/map.md'), 'utf8');
for (const [folder, allowed] of Object.entries(layers)) {
  const row = `| \`${folder}\` | ${allowed.map((layer) => layer.replace('packages/', '')).join(', ') || 'no other package'} |`;
  if (!map.includes(row)) problems.push(`docs/map.md does not show this layer:\n${row}`);
}
// The named import of zod carries every locale: 92 kB gz against 27.
for (const file of findSources('{packages,apps}/*/src/**/*.ts', root)) {
  if (/^import (?!\* as z |type ).* from 'zod'/m.test(readFileSync(resolve(root, file), 'utf8'))) {
    problems.push(`${file} imports zod by name. Write: import * as z from 'zod'.`);
  }
}

for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Layers: every package.json and import agrees.' : '');
process.exitCode = problems.length === 0 ? 0 : 1;
