import { useState } from 'react';
import { Button } from '../../packages/ui/src/index.ts';

interface SnippetProps {
  text: string;
}

export const Snippet = ({ text }: SnippetProps) => {
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <div className="story-code">
      <Button size="sm" onClick={() => void copy()}>
        {copied === text ? 'Copied' : 'Copy'}
      </Button>
      {/* Focusable, so the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="region" aria-label="To copy">
        {text}
      </pre>
    </div>
  );
};
