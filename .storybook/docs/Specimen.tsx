import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { FramedStory } from './FramedStory.tsx';
import { InlineStory } from './InlineStory.tsx';
import { isFramed } from './story-place.ts';

export interface SpecimenProps {
  id: string;
  name: string;
  /** Window width in CSS pixels; scaled to fit. */
  window?: number;
  onDrawn?: (root: HTMLElement) => void;
}

/** Story on a docs page: inline, or in a frame for a play function, a window or another component. */
export const Specimen = (props: SpecimenProps) => {
  const story = useContext(DocsContext)
    .componentStories()
    .find(({ id }) => id === props.id);
  return story && !isFramed(story) ? <InlineStory {...props} story={story} /> : <FramedStory {...props} />;
};
