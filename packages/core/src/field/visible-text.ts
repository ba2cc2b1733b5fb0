/** Format characters that hide or reorder text. Scripts and emoji need joiners and single direction marks. */
const hidden = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const controls = /(?![\n\t])\p{Cc}/gu;

/** Removes control characters and bidirectional overrides from multi-line text. Trims it. */
export const visibleLines = (text: string): string =>
  text.replace(lineBreak, '\n').replace(controls, '').replace(hidden, '').trim();

export const visibleLine = (text: string): string =>
  visibleLines(text.replace(/\s*[\r\n\t\v\f\u0085\u2028\u2029]\s*/g, ' '));
