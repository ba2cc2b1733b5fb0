export interface ReleaseFacts {
  version: string;
  isTagged: boolean;
  changed: readonly string[];
  changesets: readonly { file: string; packages: readonly string[] }[];
  dirty: readonly string[];
  branch: string;
  inCi: boolean;
  hasIdentity: boolean;
  isTested: boolean;
}

export function inTheWay(standing: ReleaseFacts, { dryRun }: { dryRun: boolean }): string[] {
  const { version, isTagged, changed, changesets, dirty, branch, inCi, hasIdentity, isTested } = standing;
  const named = new Set(changesets.flatMap(({ packages }) => packages));
  const untold = isTagged ? changed.filter((name) => !named.has(`@tele/${name}`)) : [];
  const always = [
    ...untold.map((name) => `packages/${name} changed since ${version} and no changeset says how: run \`changeset\`.`),
    ...(isTagged && changesets.length === 0
      ? [`${version} is published and no changeset waits: nothing to release.`]
      : []),
  ];
  if (dryRun) return always;
  return [
    ...always,
    ...(dirty.length > 0
      ? [`The tree has changes that are not committed (${dirty.slice(0, 3).join(', ')}): commit them.`]
      : []),
    ...(changesets.length > 0
      ? [
          `${changesets.length} changesets wait: run \`changeset version\`, and commit the versions and changelogs it writes.`,
        ]
      : []),
    ...(isTested ? [] : ['The release checks have not passed for this commit: run `npm run test:release`.']),
    ...(branch === 'main' ? [] : [`This is ${branch || 'no branch'}: packages are published from main alone.`]),
    ...(inCi
      ? []
      : ['Packages are published by CI alone, which states where they were built (provenance). Here: `-- --dry-run`.']),
    ...(hasIdentity
      ? []
      : ['Nobody says who publishes: give the job its identity (`id-token: write`), or NODE_AUTH_TOKEN.']),
  ];
}
