import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState, type ContextType } from 'react';
import type { SpecimenProps } from './Specimen.tsx';

type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

interface InlineStoryProps extends SpecimenProps {
  story: PreparedStory;
}

/** Story as a static picture; the live one is at the top of the page. */
export const InlineStory = ({ story, window: wide, onDrawn }: InlineStoryProps) => {
  const context = useContext(DocsContext);
  const place = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string>();
  const drawn = useRef(onDrawn);
  useEffect(() => {
    drawn.current = onDrawn;
  });
  useEffect(() => {
    const root = place.current;
    if (!root) return undefined;
    const takeAway = context.renderStoryToElement(
      story,
      root,
      {
        showMain: () => drawn.current?.(root),
        showError: ({ title }) => setFailure(title),
        showException: ({ message }) => setFailure(message),
      },
      { autoplay: false, forceInitialArgs: true },
    );
    return () => void takeAway();
  }, [context, story]);
  return (
    <>
      <div ref={place} className="docs-specimen" data-small={wide === undefined ? undefined : true} inert />
      {failure !== undefined && <p role="alert">{failure}</p>}
    </>
  );
};
