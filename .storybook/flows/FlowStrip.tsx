import { inTestRun } from '../test-run.ts';
import type { Flow } from './flows.ts';

interface FlowStripProps {
  flow: Flow;
  /** Of the screens, in CSS pixels; they are drawn at a part of it. */
  width: 390 | 1280;
}

const shapes = { 390: { height: 780, scale: 0.62 }, 1280: { height: 900, scale: 0.34 } } as const;

/** A journey as a strip: its screens side by side, each the story itself, drawn small. */
export const FlowStrip = ({ flow: { name, steps }, width }: FlowStripProps) => {
  const { height, scale } = shapes[width];
  return (
    // One scrolls it by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className="story-flow" tabIndex={0} aria-label={`${name}, ${width} wide`}>
      {steps.map(([id, happens], index) => (
        <li key={id} style={{ inlineSize: width * scale }}>
          <div className="story-flow__screen" style={{ blockSize: height * scale }}>
            {/* There is no other page to draw from while tests run; that every step is a story is looked at with the specification. */}
            {!inTestRun && (
              <iframe
                title={`${index + 1}: ${happens}`}
                src={`iframe.html?id=${id}&viewMode=story`}
                loading="lazy"
                tabIndex={-1}
                style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
              />
            )}
          </div>
          <p className="story-flow__happens">
            <span>{index + 1}</span>{' '}
            <a href={`./?path=/story/${id}`} target="_top">
              {happens}
            </a>
          </p>
        </li>
      ))}
    </ol>
  );
};
