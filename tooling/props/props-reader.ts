import { findComponents, type FoundComponents } from './find-components.ts';
import { programOf } from './language-service.ts';
import type { PropsTable } from './props-table.ts';
import { readProps } from './read-props.ts';
import { sinceOf } from './since.ts';

export interface PropsReader {
  found: () => FoundComponents;
  read: (file: string) => readonly PropsTable[];
  renew: () => void;
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** One per Storybook: pages and assistants share its types. `only` is for tests. */
export function propsReader(root: string, only?: readonly string[]): PropsReader {
  const found = once(() => findComponents(root));
  const program = once(() => programOf(root, only ?? [...found().files]));
  const since = sinceOf(root);
  return {
    found,
    read: (file) => readProps({ program: program().current(), since }, file),
    renew: () => program().renew(),
  };
}
