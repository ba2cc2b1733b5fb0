import { existsSync, readFileSync } from 'node:fs';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags: string[];
}

export function storiesOf(index: { entries: Record<string, Entry> }): Map<string, Entry[]> {
  return Map.groupBy(
    Object.values(index.entries).filter(({ type }) => type === 'story'),
    ({ title }) => title,
  );
}

/** Stories of every screen, by title; static ones before those with a play function. None is dark by name. */
export function screensOf(index: { entries: Record<string, Entry> }): Map<string, Entry[]> {
  const stories = Object.values(index.entries).filter(
    ({ type, title, name }) => type === 'story' && title.startsWith('Screens/') && !/\bdark\b/i.test(name),
  );
  const resting = stories.filter(({ tags }) => !tags.includes('journey'));
  return Map.groupBy([...new Set([...resting, ...stories])], ({ title }) => title);
}

/** Built story index; empty before `storybook build`. */
export function builtIndex(folder: string): { entries: Record<string, Entry> } {
  const file = `${folder}/index.json`;
  if (!existsSync(file)) return { entries: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
}
