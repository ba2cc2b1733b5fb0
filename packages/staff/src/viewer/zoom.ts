/** Fractions of the available width; above 1 it scrolls. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export type Zoom = (typeof zooms)[number];

/** Next larger or smaller zoom; undefined at an end. */
export function zoomBy(zoom: Zoom, step: 1 | -1): Zoom | undefined {
  return zooms[zooms.indexOf(zoom) + step];
}
