import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changedPictures } from './changed-pictures.ts';
import { reviewPage, type StoryName } from './review-page.ts';

interface Reviewed {
  text: string;
  address: string | null;
}

function storyNames(index: string): Map<string, StoryName> {
  if (!existsSync(index)) return new Map();
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, StoryName> };
  return new Map(Object.entries(entries));
}

export function review(folder: string, index: string): Reviewed {
  const changed = changedPictures(folder);
  if (changed === null) {
    return {
      text: 'No run of the pixel snapshots to look at: node tooling/visual.ts --check makes one.',
      address: null,
    };
  }
  if (changed.length === 0) return { text: 'Nothing has changed.', address: null };
  const page = join(folder, 'review.html');
  writeFileSync(page, reviewPage(changed, storyNames(index)));
  const address = pathToFileURL(page).href;
  return {
    text: `${changed.length === 1 ? '1 picture has' : `${changed.length} pictures have`} changed: ${address}`,
    address,
  };
}
