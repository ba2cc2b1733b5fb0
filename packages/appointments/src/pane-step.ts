/** Row for a key from row `index` of `count`; null for other keys. Does not wrap. */
export function paneStep(key: string, index: number, count: number): number | null {
  if (index < 0) return null;
  const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count ? null : to;
}
