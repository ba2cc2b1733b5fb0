import type { Plugin } from 'vite';

const guard = 'convertToFilePath(import.meta.url)';

/** Storybook decodes only spaces in story paths (`é` arrives as `%C3%A9`). */
export const decodeStoryPath = (code: string): string => code.replace(guard, `decodeURIComponent(${guard})`);

export const decodeStoryPaths = (): Plugin => ({
  name: 'tele-decode-story-paths',
  enforce: 'post',
  transform: (code) => (code.includes(guard) ? { code: decodeStoryPath(code), map: null } : undefined),
});
