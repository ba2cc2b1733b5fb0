import { createContext } from 'react';

/** Rank of our first heading in the surrounding page. */
export type FirstHeading = 1 | 2 | 3;

export const HeadingContext = createContext<FirstHeading>(1);
