/** A line of a list in a guide: what it refers to, in backticks, and what is said of it. */
export interface GuideLine {
  ref: string;
  text: string;
}

/** A part of a component that has a name: which element it is, and what it is for. */
export interface Part {
  selector: string;
  name: string;
  note: string;
}

export interface Guide {
  /** What is written under each heading of the second level, by that heading. */
  sections: ReadonlyMap<string, string>;
  /** The story that the picture is drawn from, and its parts in order of their numbers. */
  anatomy: { storyId: string; parts: readonly Part[] };
  /** Each with the id of a story, or the name of an example in `examples`. */
  do: readonly GuideLine[];
  doNot: readonly GuideLine[];
  /** Each with the title or the id of a page. */
  related: readonly GuideLine[];
}

/** What every guide has, in this order. */
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

/** Whether what a line of a guide refers to is a story, and not an example. */
export const isStoryId = (ref: string): boolean => ref.includes('--');

/** The guide of a component, as its Markdown says. */
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
