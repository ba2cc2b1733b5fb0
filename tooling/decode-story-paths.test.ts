import { pathToFileURL } from 'node:url';
// @ts-expect-error -- Storybook gives this module no types
import { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';
import { vitestTransform } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { decodeStoryPath } from './decode-story-paths.ts';

it('recognises a story file in a folder with any letters', async () => {
  const folder = '/home/zoë/Mes projets/télé nº 2/50% done';
  const file = `${folder}/Card.stories.tsx`;
  const story = await vitestTransform({
    code: "export default { title: 'Card' };\nexport const Default = {};",
    fileName: file,
    configDir: folder,
    stories: [{ directory: folder, files: '*.stories.tsx', titlePrefix: '' }],
    tagsFilter: { include: ['test'], exclude: [], skip: [] },
    previewLevelTags: [],
  });
  const code = typeof story === 'string' ? story : story.code;
  expect(decodeStoryPath(code)).toContain('= decodeURIComponent(convertToFilePath(import.meta.url)).');
  expect(decodeURIComponent(convertToFilePath(pathToFileURL(file).href))).toBe(file);
});
