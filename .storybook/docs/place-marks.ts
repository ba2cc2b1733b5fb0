interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  width: number;
  height: number;
}

export interface Mark {
  at: Point;
  to: Point;
}

interface Size {
  width: number;
  height: number;
}

/** Distance from the edge to a number's centre, and between two numbers; CSS pixels. */
const rail = 20;
const gap = 30;

/** Values in order, at least one gap apart, within the bounds if they fit. */
function spread(values: readonly number[], from: number, to: number): number[] {
  const placed: number[] = [];
  for (const value of values) placed.push(Math.max(value, (placed.at(-1) ?? from - gap) + gap));
  for (let index = placed.length - 1, limit = to; index >= 0; index -= 1, limit -= gap) {
    if ((placed[index] ?? 0) <= limit) break;
    placed[index] = limit;
  }
  return placed;
}

const range = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

const holds = (outer: Spot, inner: Spot): boolean =>
  outer !== inner &&
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

/** Numbers at the sides for stacked parts, else above and below. Lines end at the part's nearest edge. */
export function placeMarks(spots: readonly Spot[], { width, height }: Size): Mark[] {
  const centres = spots.map((spot) => ({ x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 }));
  const beside = range(centres.map(({ y }) => y)) * 2 > range(centres.map(({ x }) => x));
  const aims = spots.map((spot, index) => {
    const centre = centres[index] ?? spot;
    const corner = spots.some((other) => holds(spot, other)) ? 10 : undefined;
    return beside
      ? {
          late: centre.x > width / 2 + 4,
          along: corner === undefined ? centre.y : spot.y + Math.min(corner, spot.height / 2),
          edges: [spot.x, spot.x + spot.width] as const,
        }
      : {
          late: centre.y > height / 2 + 4,
          along: corner === undefined ? centre.x : spot.x + Math.min(corner, spot.width / 2),
          edges: [spot.y, spot.y + spot.height] as const,
        };
  });
  const marks = new Map<number, Mark>();
  for (const late of [false, true]) {
    const own = aims
      .map((aim, index) => ({ ...aim, index }))
      .filter((aim) => aim.late === late)
      .toSorted((a, b) => a.along - b.along);
    const across = beside ? width : height;
    const places = spread(
      own.map(({ along }) => along),
      rail,
      (beside ? height : width) - rail,
    );
    own.forEach(({ index, along, edges }, place) => {
      const at = late ? across - rail : rail;
      const edge = edges[late ? 1 : 0];
      const where = places[place] ?? along;
      marks.set(
        index,
        beside
          ? { at: { x: at, y: where }, to: { x: edge, y: along } }
          : { at: { x: where, y: at }, to: { x: along, y: edge } },
      );
    });
  }
  return spots.flatMap((_spot, index) => marks.get(index) ?? []);
}
