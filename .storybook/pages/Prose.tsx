import { marked } from 'marked';

interface ProseProps {
  text: string;
}

export const Prose = ({ text }: ProseProps) => (
  <div className="story-prose" dangerouslySetInnerHTML={{ __html: marked.parse(text, { async: false }) }} />
);
