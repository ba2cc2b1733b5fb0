import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Anatomy } from './Anatomy.tsx';
import { DoAndDoNot } from './DoAndDoNot.tsx';
import { guideOf } from './guides.ts';
import { MockBeside } from './MockBeside.tsx';
import { Related } from './Related.tsx';
import { StateGrid } from './StateGrid.tsx';
import { StateLinks } from './StateLinks.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface PartProps {
  heading: string;
  text: string | undefined;
}

const Part = ({ heading, text }: PartProps) =>
  text === undefined ? null : (
    <>
      <Heading>{heading}</Heading>
      <Markdown>{text}</Markdown>
    </>
  );

/** Same order on every page. Screens are whole pages that call the API, so their states are links. */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const { title } = preparedMeta;
  const stories = context.componentStories();
  const guide = guideOf(title);
  if (!guide || !/^(Components|Patterns)\//.test(title)) {
    return (
      <>
        <Title />
        <Description />
        <Heading>States</Heading>
        <StateLinks stories={stories} />
      </>
    );
  }
  const [first] = stories;
  const { sections } = guide;
  const journeys = stories.filter(({ tags }) => tags.includes('journey'));
  const states = stories.filter(({ tags }) => !tags.includes('journey'));
  return (
    <>
      <Title />
      <StatusBadge tags={first?.tags ?? []} />
      <Description />
      <Primary />
      <details className="docs-props">
        <summary>Change its props</summary>
        <Controls />
      </details>
      <Anatomy anatomy={guide.anatomy} />
      <Part heading="Use" text={sections.get('Use')} />
      <Part heading="Words" text={sections.get('Words')} />
      <DoAndDoNot component={title.slice(title.indexOf('/') + 1)} guide={guide} />
      <Heading>Props</Heading>
      <div className="docs-props">
        <ArgTypes />
      </div>
      <Part heading="Keyboard" text={sections.get('Keyboard')} />
      <Part heading="Accessibility" text={sections.get('Accessibility')} />
      <Heading>States</Heading>
      <StateGrid stories={states} />
      {journeys.length > 0 && (
        <>
          <Heading>Interactions</Heading>
          <StateLinks stories={journeys} />
        </>
      )}
      <MockBeside title={title} dark={first ? context.getStoryContext(first).globals.scheme === 'dark' : false} />
      <Related lines={guide.related} />
    </>
  );
};
