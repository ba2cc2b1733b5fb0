import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { inTestRun } from '../test-run.ts';
import { hasRested, heightIn, holdFocus, keepStill, mostHeight } from './frame.ts';
import type { SpecimenProps } from './Specimen.tsx';
import { frameOf } from './story-place.ts';
import { takeTurn } from './turns.ts';

const lookEveryMs = 150;

const smallHeight = 300;

/** Story in its own frame, played when it scrolls near the viewport. */
export const FramedStory = ({ id, name, window: wide, onDrawn }: SpecimenProps) => {
  const context = useContext(DocsContext);
  const [first] = context.componentStories();
  const src = frameOf(id, first ? context.getStoryContext(first).globals : {});
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [begun, setBegun] = useState<string>();
  const [width, setWidth] = useState(0);
  const [high, setHigh] = useState(mostHeight);
  const drawn = useRef(onDrawn);
  useEffect(() => {
    drawn.current = onDrawn;
  });
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const resized = new ResizeObserver(() => setWidth(current.clientWidth));
    resized.observe(current);
    return () => resized.disconnect();
  }, []);
  useEffect(() => {
    const { current } = box;
    // No page to load from during tests.
    if (!current || inTestRun) return undefined;
    let looking: ReturnType<typeof setInterval> | undefined;
    let giveUp = (): void => undefined;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        giveUp = takeTurn((rests) => {
          setBegun(src);
          looking = setInterval(() => {
            const page = frame.current?.contentDocument;
            if (!page || !hasRested(page)) return;
            clearInterval(looking);
            holdFocus(page);
            setHigh(heightIn(page));
            drawn.current?.(page.body);
            // A play may move the focus into the frame; readers did not ask for that.
            if (frame.current === document.activeElement) frame.current?.blur();
            rests();
          }, lookEveryMs);
        });
      },
      { rootMargin: '400px' },
    );
    near.observe(current);
    return () => {
      near.disconnect();
      clearInterval(looking);
      giveUp();
    };
  }, [src]);
  const scale = wide === undefined || width === 0 ? 1 : Math.min(1, width / wide, smallHeight / high);
  return (
    <div ref={box} className="docs-frame-box" style={{ blockSize: high * scale }}>
      {begun !== undefined && (
        <iframe
          key={begun}
          ref={frame}
          title={name}
          src={begun}
          tabIndex={-1}
          style={{ inlineSize: `${100 / scale}%`, blockSize: high, transform: `scale(${scale})` }}
          onLoad={({ currentTarget: { contentWindow } }) => {
            if (contentWindow) keepStill(contentWindow as Window & typeof globalThis);
          }}
        />
      )}
    </div>
  );
};
