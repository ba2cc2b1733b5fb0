import pictures from 'virtual:flow-pictures';
import { pictureName } from '../../tests/screens/picture-name.ts';
import type { Flow } from './flows.ts';

interface FlowStripProps {
  flow: Flow;
  /** Width of the screens in CSS pixels; shown scaled down. */
  width: 390 | 1280;
}

const shapes = { 390: { height: 900, shown: 234 }, 1280: { height: 900, shown: 448 } } as const;

/** Journey as a strip of its screens: the visual snapshots of its stories. */
export const FlowStrip = ({ flow: { name, steps }, width }: FlowStripProps) => {
  const { height, shown } = shapes[width];
  return (
    // Focusable, so the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className="story-flow" tabIndex={0} aria-label={`${name}, ${width} wide`}>
      {steps.map(([wideId, happens, narrowId = wideId], index) => {
        const id = width === 390 ? narrowId : wideId;
        return (
          <li key={id} style={{ inlineSize: shown }}>
            <a
              href={`./?path=/story/${id}`}
              target="_top"
              className="story-flow__step"
              aria-label={`${index + 1} ${happens}`}
            >
              <img
                src={pictures[pictureName({ id, scheme: 'light', width })]}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                className="story-flow__screen"
              />
              <span className="story-flow__happens">
                <span className="story-flow__number">{index + 1}</span> <span>{happens}</span>
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
};
