const most = 20;
const idle = new Set(['about', 'after', 'again', 'been', 'before', 'from', 'have', 'having', 'some', 'that', 'their', 'there', 'they', 'this', 'very', 'when', 'which', 'with', 'would', 'your']);

/** The distinct words of a reason worth looking for, lower case: four letters or more, at most twenty. */
export function wordsOf(reason: string): string[] {
  const words = reason.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !idle.has(word)).slice(0, most);
}
