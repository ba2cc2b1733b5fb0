import { readGuide, type Guide } from './guide.ts';

/** Guides are next to their component: packages/ui/src/button/Button.md. */
const files = import.meta.glob<string>('../../packages/*/src/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const guides = new Map(
  Object.entries(files).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1, -'.md'.length), readGuide(text)]),
);

/** By the last part of a story's title: Button.md explains 'Components/Button'. */
export const guideOf = (title: string): Guide | undefined => guides.get(title.slice(title.lastIndexOf('/') + 1));

export const guideNames: readonly string[] = [...guides.keys()];
