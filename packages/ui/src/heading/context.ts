import { createContext } from 'react';

/** Rank of our first heading among those of the page around it. */
export type FirstHeading = 1 | 2 | 3;

export const HeadingContext = createContext<FirstHeading>(1);
