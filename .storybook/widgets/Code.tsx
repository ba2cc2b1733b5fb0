import { Tabs } from '../../packages/ui/src/index.ts';
import { Snippet } from './Snippet.tsx';
import { elementCode, reactCode, scriptCode } from './code.ts';
import type { Values, WidgetKind } from './widget-kind.ts';

interface CodeProps {
  kind: WidgetKind;
  props: Values;
}

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
