/** The row that a key leads to from row `index` of `count`; null for a key that leads nowhere. The ends hold. */
export function paneStep(key: string, index: number, count: number): number | null {
  if (index < 0) return null;
  const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count ? null : to;
}
