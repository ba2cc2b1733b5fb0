/** True when Vitest runs the stories, not in Storybook itself. */
export const inTestRun: boolean = import.meta.env.VITEST_STORYBOOK === 'false';
