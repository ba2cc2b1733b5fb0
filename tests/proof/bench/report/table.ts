export function table(rows: readonly (readonly string[])[]): string {
  const rule = rows[0]?.map((_, column) => (column === 0 ? '---' : '--:'));
  return [rows[0], rule, ...rows.slice(1)].map((row) => `| ${row?.join(' | ')} |`).join('\n');
}
