import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import ts from 'typescript';
import type { StorySaid } from '../coverage/covered.ts';
import { storiesIn } from '../coverage/read-stories.ts';
import { readRequirements } from '../coverage/requirements.ts';
import { findSources } from '../find-files.ts';
import { findComponents } from '../props/find-components.ts';
import { proseIn } from './prose-in.ts';
import { screenReader } from './read-screen.ts';
import type { PageWords } from './words.ts';

const requirementsByTag = (root: string): ReadonlyMap<string, string> =>
  new Map(
    readRequirements(root).flatMap(({ requirements }) =>
      Object.entries(requirements).map(([id, { asks }]) => [`spec:${id}`, `${id}: ${asks}`]),
    ),
  );

function saidIn(file: string, text: string): readonly (readonly string[])[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return source.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) =>
      declarationList.declarations.filter(({ initializer }) => initializer).map(proseIn),
    );
}

const linesOf = (guide: string): string[] =>
  guide
    .split('\n')
    .filter((line) => !line.startsWith('#') && !/^[|\s:-]*$/.test(line))
    .map((line) =>
      line
        .replaceAll(/<[^>]+>|[*`|]|^- /g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );

const wordsOf = (
  { id, name, shows, tags }: StorySaid,
  texts: readonly string[],
  requirements: ReadonlyMap<string, string>,
): PageWords['stories'][number] => ({
  id,
  name,
  shows,
  texts: texts.filter((text) => text !== name && !shows.includes(text)),
  asks: tags.flatMap((tag) => requirements.get(tag) ?? []),
});

export function readWords(root: string): PageWords[] {
  const requirements = requirementsByTag(root);
  const { byStories } = findComponents(root);
  const screen = screenReader(root);
  const guides = new Map(
    findSources('packages/*/src/*/*.md', root).map((path) => [
      basename(path, '.md'),
      readFileSync(resolve(root, path), 'utf8'),
    ]),
  );
  const files = findSources(
    [
      'packages/*/src/**/*.stories.tsx',
      'apps/portal/src/**/*.stories.tsx',
      '.storybook/{embedding,flows,pages,widgets}/*.stories.tsx',
    ],
    root,
  ).toSorted();
  return files.flatMap((path) => {
    const file = resolve(root, path);
    const text = readFileSync(file, 'utf8');
    const stories = storiesIn(path, text);
    const texts = saidIn(path, text);
    const [{ title } = { title: '' }] = stories;
    const guide = guides.get(title.slice(title.lastIndexOf('/') + 1));
    if (stories.length === 0) return [];
    return [
      {
        title,
        stories: stories.map((story, place) => wordsOf(story, texts[place] ?? [], requirements)),
        screen: screen(byStories.get(file) ?? []),
        guide: guide === undefined ? [] : linesOf(guide),
      },
    ];
  });
}
