const house = /\/(?:packages|apps|\.storybook)\/(?!.*node_modules)/;

/** A line of a stack: code of the house, not of a library. What a library waits for, or times, is its own affair. */
export const isOurs = (line: string): boolean => house.test(line);
