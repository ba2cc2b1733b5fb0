const TITLES = /^(dr|prof|professor|a\/prof|assoc\.?|mr|mrs|ms|miss|mx)\.?$/i;

/** First letters of the first and last name, without a title: “Dr Priya Venkatesan” is PV. '' for no name. */
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

/** 1 to 6: the tint a person keeps everywhere, whichever id a screen knows them by (FNV-1a of the name, folded, mod 6). */
export function tintOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193) >>> 0;
  }
  // The low bits of FNV-1a differ little between names that start alike ('Dr '), so the high ones are folded in.
  return (((hash ^ (hash >>> 15)) >>> 0) % 6) + 1;
}
