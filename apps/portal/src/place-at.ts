import { matchPath } from 'react-router';
import { placeRows, type Place } from './places.ts';

/** Place of a path; undefined for unknown URLs, which go to the start of matching. */
export const placeAt = (pathname: string): Place | undefined =>
  placeRows.find(({ path }) => matchPath(path, pathname) !== null);
