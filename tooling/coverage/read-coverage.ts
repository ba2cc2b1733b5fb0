import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { coverageOf } from './coverage.ts';
import type { ReadCoverage } from './covered.ts';
import { readStories } from './read-stories.ts';
import { readRequirements } from './requirements.ts';

export function readCoverage(root: string): ReadCoverage {
  const stories = readStories(root);
  const coverage = coverageOf(readRequirements(root), stories, (file) => {
    const path = resolve(root, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  });
  return { ...coverage, stories };
}
