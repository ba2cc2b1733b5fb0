export interface Size {
  width: number;
  height: number;
}

/** Square of a picture, in its pixels: left, top and side. */
export interface CropArea {
  x: number;
  y: number;
  side: number;
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Largest square. In an upright picture it is above the middle, near the face. */
export function firstArea({ width, height }: Size): CropArea {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 3, side };
}

export function movedArea({ x, y, side }: CropArea, { width, height }: Size, by: { x: number; y: number }): CropArea {
  return { x: between(x + by.x, 0, width - side), y: between(y + by.y, 0, height - side), side };
}

/** Area zoomed by `factor` around its middle: no larger than the picture, no smaller than `least`. */
export function zoomedArea(area: CropArea, size: Size, factor: number, least: number): CropArea {
  const most = Math.min(size.width, size.height);
  const side = between(area.side / factor, Math.min(least, most), most);
  const shift = (area.side - side) / 2;
  return movedArea({ x: area.x + shift, y: area.y + shift, side }, size, { x: 0, y: 0 });
}

/** Zoom level, from 0 (the largest square) to 1 (`least`). */
export function zoomOf({ side }: CropArea, size: Size, least: number): number {
  const most = Math.min(size.width, size.height);
  return most <= least ? 0 : Math.log(most / side) / Math.log(most / least);
}

export function areaAtZoom(area: CropArea, size: Size, zoom: number, least: number): CropArea {
  const most = Math.min(size.width, size.height);
  if (most <= least) return area;
  const side = most * (least / most) ** zoom;
  return zoomedArea(area, size, area.side / side, least);
}
