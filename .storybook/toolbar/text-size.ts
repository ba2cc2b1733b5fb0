/** As a reader sets it in the browser: the root's font size, from which every length of text comes. Answers how to take it back. */
export const setTextSize = (percent: unknown): (() => void) => {
  const { style } = document.documentElement;
  if (percent === undefined || percent === '100') return () => undefined;
  style.fontSize = `${Number(percent)}%`;
  return () => style.removeProperty('font-size');
};
