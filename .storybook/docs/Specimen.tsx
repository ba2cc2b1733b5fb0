import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { FramedStory } from './FramedStory.tsx';
import { InlineStory } from './InlineStory.tsx';
import { isFramed } from './story-place.ts';

export interface SpecimenProps {
  /** Of the story. */
  id: string;
  /** What the frame is called. */
  name: string;
  /** Draws it small: a window of this width in the width there is. */
  window?: number;
  /** What was drawn, once it is there. */
  onDrawn?: (root: HTMLElement) => void;
}

/** A story on a page of the documentation: in its place, or in a frame when it must be played, takes a window, or is another component's. */
export const Specimen = (props: SpecimenProps) => {
  const story = useContext(DocsContext)
    .componentStories()
    .find(({ id }) => id === props.id);
  return story && !isFramed(story) ? <InlineStory {...props} story={story} /> : <FramedStory {...props} />;
};
