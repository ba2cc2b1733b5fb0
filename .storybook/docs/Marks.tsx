import { placeMarks } from './place-marks.ts';
import type { Measured } from './use-spots.ts';

/** Numbers on a picture, with lines to the parts. Hidden from screen readers: the list repeats it. */
export const Marks = ({ measured: { width, height, spots } }: { measured: Measured }) => {
  const drawn = spots.flatMap((spot, index) => (spot ? [{ spot, number: index + 1 }] : []));
  const marks = placeMarks(
    drawn.map(({ spot }) => spot),
    { width, height },
  );
  return (
    <svg className="docs-marks" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {marks.map(({ at, to }, index) => (
        <g key={drawn[index]?.number}>
          <line x1={at.x} y1={at.y} x2={to.x} y2={to.y} />
          <circle className="docs-marks__end" cx={to.x} cy={to.y} r="3" />
          <circle className="docs-marks__disc" cx={at.x} cy={at.y} r="11" />
          <text x={at.x} y={at.y} dy="0.36em">
            {drawn[index]?.number}
          </text>
        </g>
      ))}
    </svg>
  );
};
