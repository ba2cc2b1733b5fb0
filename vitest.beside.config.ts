// The same tests with another cache: two halves of the stories run at once.
process.env.STORIES_CACHE ??= 'node_modules/.cache/stories-beside';

const { default: config } = await import('./vitest.config.ts');
export default config;
