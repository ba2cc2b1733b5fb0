/** Warns once per page about roots of two versions, whose styles and contexts are incompatible. */
export function warnMixedVersions(root: HTMLElement): void {
  const page = root.ownerDocument;
  const versions = new Set<string>();
  for (const { dataset } of page.querySelectorAll<HTMLElement>('[data-tele-version]')) {
    if (dataset['teleVersionsTold'] !== undefined) return;
    versions.add(dataset['teleVersion'] ?? '');
  }
  if (versions.size < 2) return;
  root.dataset['teleVersionsTold'] = '';
  page.defaultView?.console.warn(
    `Tele: this page mixes widget versions ${[...versions].join(' and ')}, so their styles may conflict: ` +
      'use the same version of all @tele packages.',
  );
}
