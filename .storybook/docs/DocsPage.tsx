import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { guideOf } from './guides.ts';
import { StateLinks } from './StateLinks.tsx';

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

/**
 * One order for every page: what it is, when to use it, its words, all its states, props, keys, accessibility. A screen is a whole
 * page that talks to a service, so its states are linked rather than drawn side by side.
 */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const { title } = preparedMeta;
  const drawn = title.startsWith('Components/') || title.startsWith('Patterns/');
  const sections = guideOf(title)?.sections;
  if (!drawn) {
    return (
      <>
        <Title />
        <Description />
        <Heading>States</Heading>
        <StateLinks stories={context.componentStories()} />
      </>
    );
  }
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Part heading="Use" text={sections?.get('Use')} />
      <Part heading="Words" text={sections?.get('Words')} />
      <Heading>Props</Heading>
      <Controls />
      <Part heading="Keyboard" text={sections?.get('Keyboard')} />
      <Part heading="Accessibility" text={sections?.get('Accessibility')} />
      <Heading>States</Heading>
      <Stories title={<></>} includePrimary={false} />
    </>
  );
};
