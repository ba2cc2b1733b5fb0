// Components import their classes' sheets, name no other package's class and ignore text direction.
import { readFileSync } from 'node:fs';
import { dirname, posix, resolve } from 'node:path';
import { findSources } from './find-files.ts';
import { directional } from './sheets/directional.ts';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const roots = ['packages/*/src', 'apps/portal/src'];
const filesOf = (ending: string) => roots.flatMap((folder) => findSources(`${folder}/**/*${ending}`, root));
const packageOf = (file: string) => file.split('/').slice(0, 2).join('/');
const matches = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];
/** `tele-card` of `tele-card__body` and `tele-card--flat`. */
const blockOf = (name: string) => name.replace(/(?:__|--).*$/, '');

const cornersOfTheWindow = ['packages/embed/src/floating-button/floating-button.css'];

const problems: string[] = [];
/** Files that style a class alone, by class. On one page the sheet loaded last would win. */
const stylersOf = new Map<string, string[]>();
const sheetsOf = new Map<string, string[]>();
for (const file of filesOf('.css')) {
  const css = read(file).replaceAll(/\/\*[^]*?\*\//g, '');
  const sided = cornersOfTheWindow.includes(file) ? [] : directional(css);
  problems.push(...sided.map((what) => `${file}: ${what} depends on the direction of the text`));
  for (const name of matches(css, /^\.tele \.(tele-[a-z0-9_-]+) \{/gm)) {
    stylersOf.set(name, [...(stylersOf.get(name) ?? []), file]);
  }
  for (const name of matches(css, /\.(tele-[a-z0-9_-]+)(?![^{},]*[\s>+~]\.tele-)/g)) {
    sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), file]);
  }
}
for (const [name, files] of stylersOf) {
  if (new Set(files.map(packageOf)).size > 1) problems.push(`.${name} is styled by ${files.join(' and ')}: rename one`);
}
const homesOf = (name: string): readonly string[] => [
  ...new Set([...sheetsOf].flatMap(([known, files]) => (blockOf(known) === blockOf(name) ? files : []))),
];
const importsOf = (file: string): readonly string[] =>
  matches(read(file), /^import '(.*\.css)';/gm).map((path) => posix.join(dirname(file), path));
const everywhere = importsOf('packages/ui/src/tele-root/TeleRoot.tsx');

for (const file of filesOf('.tsx').filter((name) => !/(stories|test)\.tsx$|\/testing\/|\/story\//.test(name))) {
  const text = read(file);
  const imported = [...everywhere, ...importsOf(file)];
  for (const name of matches(text.replaceAll(/^import .*$/gm, ''), /(?<![\w-])(tele-[a-z0-9_-]+)/g)) {
    const homes = homesOf(name);
    if (homes.length === 0 || homes.some((home) => imported.includes(home))) continue;
    const near = homes.filter((home) => packageOf(home) === packageOf(file));
    problems.push(
      near.length === 0
        ? `${file}: .${name} is a part of ${homes.map(packageOf).join(', ')}: draw it with a component from there`
        : `${file}: .${name} is drawn without its sheet, import ${near.join(' or ')}`,
    );
  }
}
for (const problem of problems) console.error(`✖ ${problem}`);
if (problems.length > 0) process.exit(1);
console.log(`CSS: ${sheetsOf.size} classes, each with its component; none depends on the direction of the text.`);
