import { marked } from 'marked';

interface ProseProps {
  /** Markdown of the repository's own files. */
  text: string;
}

/** Text of a Markdown file, in our type. */
export const Prose = ({ text }: ProseProps) => (
  <div className="story-prose" dangerouslySetInnerHTML={{ __html: marked.parse(text, { async: false }) }} />
);
