/** Format characters that hide, or reorder what stands around them. Joiners and single direction marks stay: scripts and emoji need them. */
const hidden = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const controls = /(?![\n\t])\p{Cc}/gu;

/** Text of several lines without control characters or bidirectional overrides. Trimmed. */
export const visibleLines = (text: string): string =>
  text.replace(lineBreak, '\n').replace(controls, '').replace(hidden, '').trim();

/** The same in one line. */
export const visibleLine = (text: string): string =>
  visibleLines(text.replace(/\s*[\r\n\t\v\f\u0085\u2028\u2029]\s*/g, ' '));
