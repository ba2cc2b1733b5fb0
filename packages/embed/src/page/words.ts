import type { Messages } from '@tele/ui';

type Texts = Readonly<Record<string, string>>;

export function wordsOf<Table extends Texts>({ name, table }: Messages<Table>, given: unknown): Table {
  const own: unknown =
    typeof given === 'function'
      ? (given as (messages: { name: string; table: Texts }) => unknown)({ name, table })
      : (given as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return { ...table, ...(own as Partial<Table> | undefined) };
}
