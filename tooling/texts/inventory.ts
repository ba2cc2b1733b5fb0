import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storiesIn } from '../coverage/read-stories.ts';
import { readRequirements } from '../coverage/requirements.ts';
import { neededBy, readImporters } from '../faults/importers.ts';
import { findSources } from '../find-files.ts';
import { readTexts } from './read-texts.ts';
import type { Text } from './text.ts';

export interface ListedStory {
  id: string;
  title: string;
  name: string;
}

export interface ListedText extends Text {
  story: ListedStory | null;
  isQuoted: boolean;
}

export function readInventory(root: string): ListedText[] {
  const storyOf = storyFinder(root);
  const isQuoted = quoteFinder(
    readRequirements(root).flatMap(({ requirements }) => Object.values(requirements).flatMap(({ quotes }) => quotes)),
  );
  const texts = new Map(readTexts(root).map((text) => [`${text.id} ${text.text}`, text]));
  return [...texts.values()].map((text) => ({
    ...text,
    story: text.kind === 'screen' ? storyOf(text.file) : null,
    isQuoted: isQuoted(text.text),
  }));
}

function storyFinder(root: string): (file: string) => ListedStory | null {
  const importers = readImporters(root, findSources('{packages/*,apps/portal}/src/**/*.{ts,tsx}', root));
  const known = new Map<string, ListedStory | null>();
  const find = (file: string): ListedStory | null => {
    const near = [...neededBy(importers, file)].filter(([path]) => path.endsWith('.stories.tsx'));
    const distance = ([path, steps]: [string, number]): number => steps - (dirname(path) === dirname(file) ? 0.5 : 0);
    const [nearest] = near.toSorted((one, other) => distance(one) - distance(other))[0] ?? [];
    if (nearest === undefined) return null;
    const [first] = storiesIn(nearest, readFileSync(join(root, nearest), 'utf8'));
    return first ? { id: first.id, title: first.title, name: first.name } : null;
  };
  return (file) => {
    const story = known.get(file) ?? find(file);
    known.set(file, story);
    return story;
  };
}

/** A quote matches the text it is made of: 'Submit & pay $15' is `Submit & pay {fee}`. */
export function quoteFinder(quotes: readonly string[]): (text: string) => boolean {
  const plain = (text: string): string => text.replaceAll('’', "'");
  const known = quotes.map(plain);
  return (text) => {
    const parts = plain(text).split(/\{\w+\}|#/);
    if (parts.join('').trim().length < 3) return false;
    const pattern = new RegExp(`^${parts.map(escape).join('.+')}$`);
    return known.some((quote) => pattern.test(quote));
  };
}

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
