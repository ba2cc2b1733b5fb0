import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { slashed } from './find-files.ts';

const packages = resolve(import.meta.dirname, '../packages');
type Published = Readonly<Record<string, string | { import: { default: string } }>>;

export function publishedFile(specifier: string): string {
  const [, name = '', ...rest] = specifier.split('/');
  const manifest = JSON.parse(readFileSync(resolve(packages, name, 'package.json'), 'utf8')) as {
    publishConfig: { exports: Published };
  };
  const [internal, ...path] = rest;
  const target =
    internal === 'internal' ? `./dist/${path.join('/')}` : manifest.publishConfig.exports[['.', ...rest].join('/')];
  if (!target) throw new Error(`@tele/${name} does not publish ${specifier}.`);
  const file = resolve(packages, name, typeof target === 'string' ? target : target.import.default);
  if (!existsSync(file)) throw new Error(`${specifier} is not built: run \`npm run build\` first.`);
  return file;
}

export const published: Plugin = {
  name: 'published',
  enforce: 'pre',
  resolveId: (specifier) => (specifier.startsWith('@tele/') ? slashed(publishedFile(specifier)) : null),
};
