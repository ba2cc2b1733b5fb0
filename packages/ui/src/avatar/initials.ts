const TITLES = /^(dr|prof|professor|a\/prof|assoc\.?|mr|mrs|ms|miss|mx)\.?$/i;

/** Initials of the first and last name, without a title: “Dr Priya Venkatesan” is PV. '' for no name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const names = words.filter((word, index) => index === words.length - 1 || !TITLES.test(word));
  const [first] = names;
  if (first === undefined) return '';
  const last = names.length > 1 ? names.at(-1) : undefined;
  const letter = (word: string | undefined): string =>
    word ? (Array.from(word)[0] ?? '').toLocaleUpperCase('en-AU') : '';
  return letter(first) + letter(last);
}

/** Tint number, 1 to 6, by name, not ID, so it is the same on every screen (FNV-1a of the name, folded, mod 6). */
export function tintOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193) >>> 0;
  }
  // Names with the same start ('Dr ') differ little in FNV-1a's low bits, so fold in the high ones.
  return (((hash ^ (hash >>> 15)) >>> 0) % 6) + 1;
}
