import { matchPath } from 'react-router';
import { placeRows, type Place } from './places.ts';

/** The place a path belongs to; undefined for one that leads to the start of matching as any unknown URL does. */
export const placeAt = (pathname: string): Place | undefined =>
  placeRows.find(({ path }) => matchPath(path, pathname) !== null);
