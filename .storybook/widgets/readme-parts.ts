/** Rows of a table of Markdown, cell by cell, without its head. */
const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    );

/** What a package's page has between its marks: `<!-- begin events -->`. */
export const marked = (readme: string, name: string): string =>
  readme.split(`<!-- begin ${name} -->`)[1]?.split(`<!-- end ${name} -->`)[0]?.trim() ?? '';

export const tableOf = (readme: string, name: string): string[][] => rowsOf(marked(readme, name));

/** What stands under a heading of the second level. */
export const sectionOf = (readme: string, heading: string): string => {
  const [, text = ''] = readme.split(new RegExp(`^## ${heading}$`, 'm'));
  return (
    text
      .split(/^## /m)[0]
      ?.replaceAll(/<!--.*?-->/g, '')
      .trim() ?? ''
  );
};
