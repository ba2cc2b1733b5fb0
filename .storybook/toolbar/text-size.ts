/** Sets the root's font size, as browser settings do: all lengths derive from it. Returns a reset function. */
export const setTextSize = (percent: unknown): (() => void) => {
  const { style } = document.documentElement;
  if (percent === undefined || percent === '100') return () => undefined;
  style.fontSize = `${Number(percent)}%`;
  return () => style.removeProperty('font-size');
};
