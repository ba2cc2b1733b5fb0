export interface GuideLine {
  ref: string;
  text: string;
}

export interface Part {
  selector: string;
  name: string;
  note: string;
}

export interface Guide {
  sections: ReadonlyMap<string, string>;
  /** Story of the picture, and its parts in numbered order. */
  anatomy: { storyId: string; parts: readonly Part[] };
  /** Each refers to a story ID or an example's name. */
  do: readonly GuideLine[];
  doNot: readonly GuideLine[];
  /** Each refers to a page's title or ID. */
  related: readonly GuideLine[];
}

export const guideHeadings = [
  'Use',
  'Anatomy',
  'Words',
  'Do',
  'Do not',
  'Keyboard',
  'Accessibility',
  'Related',
] as const;

const linesOf = (section = ''): GuideLine[] =>
  [...section.matchAll(/^(?:-|\d+\.) `([^`]+)` (.+)$/gm)].map(([, ref = '', text = '']) => ({ ref, text }));

const partOf = ({ ref, text }: GuideLine): Part => {
  const [name = '', ...rest] = text.split(': ');
  return { selector: ref, name, note: rest.join(': ') };
};

export const isStoryId = (ref: string): boolean => ref.includes('--');

export function readGuide(text: string): Guide {
  const [, ...written] = text.split(/^## /m);
  const sections = new Map(
    written.map((part): [string, string] => {
      const end = part.indexOf('\n');
      return [part.slice(0, end).trim(), part.slice(end).trim()];
    }),
  );
  const anatomy = sections.get('Anatomy') ?? '';
  return {
    sections,
    anatomy: { storyId: /^Drawn from `([^`]+)`/m.exec(anatomy)?.[1] ?? '', parts: linesOf(anatomy).map(partOf) },
    do: linesOf(sections.get('Do')),
    doNot: linesOf(sections.get('Do not')),
    related: linesOf(sections.get('Related')),
  };
}
