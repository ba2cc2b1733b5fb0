/** The guide of a component is the Markdown file beside it: packages/ui/src/button/Button.md. */
const files = import.meta.glob<string>('../../packages/*/src/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Guide {
  /** What is written under each heading of the second level, by that heading. */
  sections: ReadonlyMap<string, string>;
}

const read = (text: string): Guide => {
  const [, ...parts] = text.split(/^## /m);
  const sections = parts.map((part): [string, string] => {
    const end = part.indexOf('\n');
    return [part.slice(0, end).trim(), part.slice(end).trim()];
  });
  return { sections: new Map(sections) };
};

const guides = new Map(
  Object.entries(files).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1, -'.md'.length), read(text)]),
);

/** By the last part of a story's title: 'Components/Button' is explained by Button.md. */
export const guideOf = (title: string): Guide | undefined => guides.get(title.slice(title.lastIndexOf('/') + 1));

export const guideNames: readonly string[] = [...guides.keys()];
