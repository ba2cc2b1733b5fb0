import coverage from 'virtual:spec-coverage';
import { StoryLink } from '../pages/StoryLink.tsx';
import type { WidgetKind } from './widget-kind.ts';

export const States = ({ kind: { screens } }: { kind: WidgetKind }) => (
  <ul className="story-states">
    {coverage.stories
      .filter(({ title, tags }) => screens.some((begin) => title.startsWith(begin)) && !tags.includes('journey'))
      .map((story) => (
        <li key={story.id}>
          <StoryLink story={story} />
        </li>
      ))}
  </ul>
);
