import { places, type Place } from '../apps/portal/src/places.ts';

export interface PlaceFile {
  name: string;
  path: string;
  file: string;
  shell: boolean;
}

export const placeFiles: readonly PlaceFile[] = Object.entries<Place>(places).flatMap(([name, { path, page, bare }]) =>
  page ? [{ name, path, file: `src/${page}.tsx`, shell: !bare }] : [],
);
