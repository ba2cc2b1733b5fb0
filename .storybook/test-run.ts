/** Whether Vitest runs the stories; in Storybook itself, and in what it runs from there, it does not. */
export const inTestRun: boolean = import.meta.env.VITEST_STORYBOOK === 'false';
