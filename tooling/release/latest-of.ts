/** The newest part of a changelog, with its heading. */
export function latestOf(changelog: string): string {
  const [, newest = ''] = changelog.split(/^(?=## )/m);
  return newest.trim();
}
