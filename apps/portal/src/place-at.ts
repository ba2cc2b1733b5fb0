import { matchPath } from 'react-router';
import { placeRows, type Place } from './places.ts';

/** Place of a path; undefined for unknown URLs, which go to the start of matching. */
export const placeAt = (pathname: string): Place | undefined =>
  placeRows.find(({ path }) => matchPath(path, pathname) !== null);

/** Choosers, search, results and specialists (product.md 'Roles and identity'). */
const forVisitors = /^\/((match|services|results|specialists)(\/:\w+)?|atlas|work)?$/;

/** True if the place opens signed out: more of them in an open portal. */
export const isOpen = (place: Place | undefined, openPortal: boolean): boolean =>
  place !== undefined && (place.who === 'anyone' || (openPortal && forVisitors.test(place.path)));
