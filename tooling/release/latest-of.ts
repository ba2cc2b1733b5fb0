export function latestOf(changelog: string): string {
  const [, newest = ''] = changelog.split(/^(?=## )/m);
  return newest.trim();
}
