// The rows of apps/portal/src/places.ts that show a page, as the build and the map know them.
import { places, type Place } from '../apps/portal/src/places.ts';

export interface PlaceFile {
  name: string;
  path: string;
  /** Its chunk in the portal's manifest: the file, from the portal's folder. */
  file: string;
  /** True inside the shell. */
  shell: boolean;
}

export const placeFiles: readonly PlaceFile[] = Object.entries<Place>(places).flatMap(([name, { path, page, bare }]) =>
  page ? [{ name, path, file: `src/${page}.tsx`, shell: !bare }] : [],
);
