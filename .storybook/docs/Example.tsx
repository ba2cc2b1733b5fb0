import { DocsContext } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useContext, useState, type ComponentType } from 'react';
import { TeleRoot } from '../../packages/ui/src/index.ts';
import { appearanceOf } from '../toolbar/brands.ts';
import { looksOf } from '../toolbar/looks.ts';

/** Short examples by component: examples/Button.tsx. */
const files = import.meta.glob<Readonly<Record<string, ComponentType>>>('./examples/*.tsx');

async function load(component: string, name: string): Promise<{ default: ComponentType }> {
  const example = (await files[`./examples/${component}.tsx`]?.())?.[name];
  if (!example) throw new Error(`There is no example ${name} in .storybook/docs/examples/${component}.tsx.`);
  return { default: example };
}

interface ExampleProps {
  component: string;
  name: string;
}

export const Example = ({ component, name }: ExampleProps) => {
  const context = useContext(DocsContext);
  const [Drawn] = useState(() => lazy(() => load(component, name)));
  const [first] = context.componentStories();
  const globals = first ? context.getStoryContext(first).globals : {};
  const [look] = looksOf(globals.scheme);
  return (
    <TeleRoot
      className="tele-story-stage"
      scheme={look?.scheme}
      contrast={look?.contrast}
      appearance={appearanceOf(globals.brand)}
      data-view="docs"
      data-padded
    >
      <Suspense>
        <Drawn />
      </Suspense>
    </TeleRoot>
  );
};
