const title = /^(dr|prof|professor|a\/prof)\.?$/i;

/** How the top bar calls a person: a first name, or a title with the last name ('Dr Brodie'). 'Account' without a name. */
export const shortName = (name: string | null | undefined): string => {
  const words = name?.trim().split(/\s+/).filter(Boolean) ?? [];
  const [first] = words;
  if (!first) return 'Account';
  return title.test(first) && words.length > 1 ? `${first} ${words.at(-1)}` : first;
};
