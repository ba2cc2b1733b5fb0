import Markdown from 'markdown-to-jsx';

interface ProseProps {
  /** Markdown. */
  text: string;
}

/** Text of a Markdown file, in our type. */
export const Prose = ({ text }: ProseProps) => (
  <Markdown className="story-prose" options={{ wrapper: 'div', forceWrapper: true }}>
    {text}
  </Markdown>
);
