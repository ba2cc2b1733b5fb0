import { useState } from 'react';
import { Button, Tabs } from '../../packages/ui/src/index.ts';
import { elementCode, reactCode, scriptCode } from './code.ts';
import type { Values, WidgetKind } from './widget-kind.ts';

interface CodeProps {
  kind: WidgetKind;
  props: Values;
}

interface SnippetProps {
  text: string;
}

const Snippet = ({ text }: SnippetProps) => {
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
      <pre tabIndex={0} role="region" aria-label="Code">
        {text}
      </pre>
    </div>
  );
};

/** What the switches say, as a page has it. */
export const Code = ({ kind, props }: CodeProps) => (
  <Tabs
    label="Code for"
    tabs={[
      { value: 'react', label: 'React', panel: <Snippet text={reactCode(kind, props)} /> },
      { value: 'element', label: 'Element', panel: <Snippet text={elementCode(kind, props)} /> },
      { value: 'script', label: 'Script', panel: <Snippet text={scriptCode(kind, props)} /> },
    ]}
  />
);
