interface Group {
  title: string;
  use: string;
  names: readonly string[];
}

const status = (name: string): Group => ({
  title: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  use: 'Fixed hue: a partner cannot make ‘declined’ look like ‘booked’.',
  names: ['soft', 'line', 'solid', 'ink'].map((part) => `${name}-${part}`),
});

export const groups: readonly Group[] = [
  {
    title: 'Surfaces',
    use: 'Page, cards, what floats, wells, row under the pointer.',
    names: ['canvas', 'surface', 'raised', 'sunken', 'hover'],
  },
  {
    title: 'Lines',
    use: 'Inside cards, card edge, control edge, focus ring.',
    names: ['line-faint', 'line', 'line-strong', 'focus'],
  },
  {
    title: 'Text',
    use: 'What is read first, beside it, below it; and what cannot be used.',
    names: ['ink', 'ink-muted', 'ink-subtle', 'ink-disabled'],
  },
  {
    title: 'Accent',
    use: 'The one next step, and the slot that is picked. Nothing else is filled.',
    names: [
      'accent',
      'on-accent',
      'accent-hover',
      'accent-active',
      'accent-strong',
      'accent-soft',
      'accent-soft-hover',
      'accent-line',
    ],
  },
  {
    title: 'Highlight, wattle',
    use: 'New, today, featured. Never a warning.',
    names: ['highlight', 'on-highlight', 'highlight-soft', 'highlight-ink'],
  },
  ...['positive', 'caution', 'critical', 'info'].map(status),
  {
    title: 'People',
    use: 'Initials: the tint follows from the person’s id.',
    names: [1, 2, 3, 4, 5, 6].flatMap((index) => [`person-${index}-soft`, `person-${index}-ink`]),
  },
];

export interface Pair {
  front: string;
  back: string;
  /** WCAG 2.2 AA minimum: 4.5 for text, 3 for control edges and the focus ring. */
  least: 4.5 | 3;
}

const text = (front: string, backs: readonly string[]): Pair[] => backs.map((back) => ({ front, back, least: 4.5 }));
const edge = (front: string): Pair[] => ['surface', 'canvas'].map((back) => ({ front, back, least: 3 }));

export const pairs: readonly Pair[] = [
  ...['ink', 'ink-muted', 'ink-subtle'].flatMap((front) => text(front, ['surface', 'canvas', 'sunken', 'hover'])),
  ...text('accent-strong', ['surface', 'canvas', 'accent-soft', 'accent-soft-hover']),
  ...text('on-accent', ['accent', 'accent-hover', 'accent-active']),
  ...text('on-highlight', ['highlight']),
  ...text('highlight-ink', ['highlight-soft']),
  ...['positive', 'caution', 'critical', 'info'].flatMap((name) => text(`${name}-ink`, [`${name}-soft`, 'surface'])),
  ...text('on-solid', ['critical-solid']),
  ...[1, 2, 3, 4, 5, 6].flatMap((index) => text(`person-${index}-ink`, [`person-${index}-soft`])),
  ...edge('line-strong'),
  ...edge('focus'),
];

export const colourNames: readonly string[] = [...new Set([...groups.flatMap(({ names }) => names), 'on-solid'])];
