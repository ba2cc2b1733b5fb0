import type { MapRow } from './read-map.ts';

/** File that must name a call: that of the row with the longest start of its URL. */
export function findCall(rows: readonly MapRow[], route: string): string | undefined {
  const url = route.slice(route.indexOf(' ') + 1);
  const starts = rows.flatMap(({ text, paths: [path] }) =>
    Array.from(text.matchAll(/`(\/[^`]*)`/g), ([, start = '']) => ({ start, path })),
  );
  const [longest] = starts
    .filter(({ start }) => url === start || url.startsWith(`${start}/`))
    .toSorted((a, b) => b.start.length - a.start.length);
  if (longest?.path === undefined) return undefined;
  return longest.path.endsWith('.ts') ? longest.path : `${longest.path}/routes.ts`;
}
