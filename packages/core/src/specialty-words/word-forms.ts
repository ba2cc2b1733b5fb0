/** Words of a question that are not its subject. */
const fillers: ReadonlySet<string> = new Set(
  'a an and about at can do find for from get got had has have help i in is me my need of on or our problem see some someone the to want who with your'.split(
    ' ',
  ),
);

export function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/[’']/g, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Subject words of a question, or all words if each is a filler. */
export function subjectWords(term: string): string[] {
  const words = splitWords(term);
  const subjects = words.filter((word) => !fillers.has(word));
  return subjects.length > 0 ? subjects : words;
}

const professions: readonly (readonly [RegExp, string])[] = [
  [/ists?$/, 'y'],
  [/icians?$/, 'ics'],
  [/surgeons?$/, 'surgery'],
];

/** Variants of a word: singular, field of a profession ('cardiologist'), American spelling ('pediatric'). */
export function formsOf(word: string): readonly string[] {
  const forms = [word];
  const add = (pattern: RegExp, ending: string): void => {
    if (word.length > 3 && pattern.test(word)) forms.push(word.replace(pattern, ending));
  };
  add(/ies$/, 'y');
  add(/([sxz]|ch|sh)es$/, '$1');
  add(/([^siu])s$/, '$1');
  for (const [pattern, field] of professions) add(pattern, field);
  const american = forms.map((form) => form.replaceAll(/[ao]e/g, 'e'));
  return [...new Set([...forms, ...american])];
}

/** True if the words differ by one added, missing, changed or swapped letter. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

const pairsOf = (word: string): string[] => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));

/** Spelling similarity, 0 to 1: the share of common letter pairs. */
export function spellingLikeness(a: string, b: string): number {
  const rest = pairsOf(b);
  const all = a.length - 1 + rest.length;
  const common = pairsOf(a).filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return all <= 0 ? 0 : (2 * common.length) / all;
}
