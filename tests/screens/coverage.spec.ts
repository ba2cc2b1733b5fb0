import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { findSources } from '../../tooling/find-files.ts';
import { chosen, neverDrawn, neverNarrow, stepsOfFlows } from './chosen.ts';

const root = resolve(import.meta.dirname, '../..');

interface Entry {
  id: string;
  title: string;
  type: string;
  tags?: readonly string[];
}

const readStories = (): Entry[] => {
  const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(index.entries).filter(({ type }) => type === 'story');
};

const titlesUnder = (stories: readonly Entry[], ...roots: string[]): string[] => {
  const titles = stories.map(({ title }) => title);
  return [...new Set(titles)].filter((title) => roots.some((root) => title.startsWith(root)));
};

test('every component has a snapshot, and every snapshot a story', () => {
  const stories = readStories();
  const ids = new Set([...chosen, ...stepsOfFlows].map(({ id }) => id));
  const drawn = new Set(stories.filter(({ id }) => ids.has(id)).map(({ title }) => title));
  const missing = titlesUnder(stories, 'Components/', 'Patterns/').filter((title) => !drawn.has(title));
  expect(missing.filter((title) => !neverDrawn.includes(title))).toEqual([]);
  expect([...ids].filter((id) => !stories.some((story) => story.id === id))).toEqual([]);
});

test('every screen state has snapshots in light and dark, narrow and wide', () => {
  const resting = readStories().filter(({ tags }) => !tags?.includes('journey'));
  const looks = new Map(titlesUnder(resting, 'Screens/').map((title) => [title, new Set<string>()]));
  for (const { id, title } of resting)
    for (const { widths } of chosen.filter((one) => one.id === id))
      for (const width of widths) looks.get(title)?.add(`${width}`);
  const missing = [...looks].filter(
    ([title, drawn]) => !drawn.has('1280') || !(drawn.has('390') || neverNarrow.includes(title)),
  );
  expect(missing.map(([title]) => title)).toEqual([]);
});

test('every component’s guide covers use, keys and accessibility', () => {
  const guides = new Map(
    findSources('packages/*/src/*/*.md', root).map((path) => [
      basename(path, '.md'),
      readFileSync(resolve(root, path), 'utf8'),
    ]),
  );
  const lacking = titlesUnder(readStories(), 'Components/', 'Patterns/').flatMap((title) => {
    const text = guides.get(basename(title)) ?? '';
    return ['Use', 'Keyboard', 'Accessibility']
      .filter((heading) => !text.includes(`## ${heading}\n`))
      .map((heading) => `${title}: ${heading}`);
  });
  expect(lacking).toEqual([]);
});
