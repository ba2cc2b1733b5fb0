const title = /^(dr|prof|professor|a\/prof)\.?$/i;

/** Short name in the top bar: first name, or title with last name ('Dr Brodie'). Null without a name. */
export function shortName(name: string | null | undefined): string | null {
  const words = name?.trim().split(/\s+/).filter(Boolean) ?? [];
  const [first] = words;
  if (!first) return null;
  return title.test(first) && words.length > 1 ? `${first} ${words.at(-1)}` : first;
}
