import { rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { findFiles } from '../find-files.ts';

/** A page for those who write manifests, and Storybook's own typeface a second time: its pages name the one in sb-common-assets. */
const unread = ['manifests/components.html', 'nunito-sans-*.woff2'];

/** Leaves out of a built Storybook what nothing in it asks for; the bytes. */
export function trim(folder: string): number {
  const files = findFiles(unread, folder).map((path) => resolve(folder, path));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  for (const file of files) rmSync(file);
  return bytes;
}
