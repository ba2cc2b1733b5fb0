import { findComponents, type FoundComponents } from './find-components.ts';
import { programOf } from './language-service.ts';
import type { PropsTable } from './props-table.ts';
import { readProps } from './read-props.ts';
import { sinceOf } from './since.ts';

export interface PropsReader {
  /** Looked for once, when first asked: Vitest reads Storybook's configuration and never asks. */
  found: () => FoundComponents;
  /** The tables of the components that a file exports. The first call reads the types behind all of them, which takes some seconds. */
  read: (file: string) => readonly PropsTable[];
  /** A file has changed. */
  renew: () => void;
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** One for a whole Storybook: its pages and what it tells assistants are read from the same types. `only` is for tests. */
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
