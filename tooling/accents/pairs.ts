const surfaces = ['canvas', 'sunken', 'surface', 'raised', 'hover'] as const;
const statuses = ['positive', 'caution', 'critical', 'info'] as const;
const people = [1, 2, 3, 4, 5, 6] as const;

export interface Pair {
  group: string;
  kind: 'text' | 'edge';
  front: string;
  back: string;
}

const each = (group: string, kind: Pair['kind'], fronts: readonly string[], backs: readonly string[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ group, kind, front, back })));

export const pairs: readonly Pair[] = [
  ...each('ink, muted, subtle', 'text', ['ink', 'ink-muted', 'ink-subtle'], surfaces),
  ...each('ink on the selected', 'text', ['ink', 'ink-muted'], ['accent-soft', 'accent-soft-hover']),
  ...each('accent as text', 'text', ['accent-strong'], [...surfaces, 'accent-soft', 'accent-soft-hover']),
  ...each('text on the accent', 'text', ['on-accent'], ['accent', 'accent-hover', 'accent-active']),
  ...each('surface on accent-strong', 'edge', ['surface'], ['accent-strong']),
  ...each('highlight', 'text', ['on-highlight'], ['highlight']),
  ...each('highlight', 'text', ['highlight-ink'], [...surfaces, 'highlight-soft']),
  ...statuses.flatMap((status) => [
    ...each('status words', 'text', [`${status}-ink`], [...surfaces, `${status}-soft`]),
    ...each('ink on status', 'text', ['ink', 'ink-muted'], [`${status}-soft`]),
    ...each('invalid and status edges', 'edge', [`${status}-solid`], surfaces),
  ]),
  ...each('text on solid', 'text', ['on-solid'], ['critical-solid']),
  ...people.flatMap((person) => each('initials', 'text', [`person-${person}-ink`], [`person-${person}-soft`])),
  ...each('control border', 'edge', ['line-strong'], surfaces),
  ...each('selected border', 'edge', ['accent-strong'], [...surfaces, 'accent-soft']),
  ...each('focus ring', 'edge', ['focus'], [...surfaces, 'accent-soft', 'accent-soft-hover']),
];
