const house = /\/(?:packages|apps|\.storybook)\/(?!.*node_modules)/;

/** True for a stack line of this repository, false for a library's. */
export const isOurs = (line: string): boolean => house.test(line);
