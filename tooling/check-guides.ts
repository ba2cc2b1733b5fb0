// Every component and pattern has a complete guide whose references exist.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { mocks } from '../.storybook/docs/mocks.ts';
import { readStories } from './coverage/read-stories.ts';
import { findSources } from './find-files.ts';
import { guideFaults } from './guides/guide-faults.ts';

const root = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');
const titles = new Map(readStories(root).map(({ id, title }) => [id, title]));
const guides = new Map(findSources('packages/*/src/*/*.md', root).map((file) => [basename(file, '.md'), file]));
const components = [...new Set(titles.values())].filter((title) => /^(Components|Patterns)\//.test(title));

const faults = components.flatMap((title) => {
  const name = title.slice(title.indexOf('/') + 1);
  const guide = guides.get(name);
  const file = `.storybook/docs/examples/${name}.tsx`;
  const examples = existsSync(resolve(root, file))
    ? [...read(file).matchAll(/^export const (\w+)/gm)].map(([, example = '']) => example)
    : [];
  return guideFaults(title, guide && read(guide), { titles, examples });
});

const pictures = '.storybook/public/mocks';
/** All pictures are part of the static build. */
const mostBytes = 1_500_000;
const expectedFiles = new Set<string>();
for (const [title, { picture, story }] of Object.entries(mocks)) {
  if (!components.includes(title)) faults.push(`The design of ${title} is kept, and there is no such component.`);
  if (titles.get(story) !== title)
    faults.push(`Beside its design ${title} is drawn by ${story}, which is no story of it.`);
  for (const file of [`${picture}.webp`, `${picture}-dark.webp`]) {
    expectedFiles.add(file);
    if (!existsSync(resolve(root, pictures, file))) faults.push(`${title} has no picture ${pictures}/${file}.`);
  }
}
const kept = findSources('*', resolve(root, pictures));
for (const file of kept.filter((each) => !expectedFiles.has(each)))
  faults.push(`${pictures}/${file} is shown nowhere.`);
const bytes = kept.reduce((sum, file) => sum + statSync(resolve(root, pictures, file)).size, 0);
if (bytes > mostBytes) faults.push(`The pictures of the design weigh ${bytes} bytes, above ${mostBytes}.`);

const start = '.storybook/pages/StartHere.stories.tsx';
for (const [, id = ''] of read(start).matchAll(/'([a-z0-9-]+--[a-z0-9-]+)'/g)) {
  if (!titles.has(id)) faults.push(`'Start here' leads to ${id}, and there is no such story.`);
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`${faults.length} faults in the pages of components.`);
  process.exit(1);
}
console.log(
  `Guides: ${components.length} components have theirs, ${Object.keys(mocks).length} beside their design (${Math.ceil(bytes / 1000)} kB).`,
);
