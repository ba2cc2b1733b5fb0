/** Markdown table; numbers are aligned to the right, and the first column and those in `texts` to the left. */
export function table(rows: readonly (readonly string[])[], texts: readonly number[] = []): string {
  const rule = rows[0]?.map((_, column) => (column === 0 || texts.includes(column) ? '---' : '--:'));
  return [rows[0], rule, ...rows.slice(1)].map((row) => `| ${row?.join(' | ')} |`).join('\n');
}
