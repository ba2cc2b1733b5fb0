import type { ArgTypesEnhancer, InputType, Parameters, StrictArgTypes } from 'storybook/internal/types';
import type { PropRow, PropsTable } from '../../tooling/props/props-table.ts';

/** Table from the build (tooling/props/props-in-vite.ts). */
const propsTableOf = (component: unknown): PropsTable | undefined =>
  (component as { __docgenInfo?: { table?: PropsTable } } | null)?.__docgenInfo?.table;

const fewChoices = 4;

/** Type as Storybook's controls and URLs read it: `?args=size:lg`. */
function typeOf({ kind, choices, type, required }: PropRow): NonNullable<StrictArgTypes[string]['type']> {
  switch (kind) {
    case 'choice':
      return {
        name: 'enum',
        value: (choices ?? []).map((choice) => (typeof choice === 'number' ? choice : String(choice))),
        required,
      };
    case 'flag':
      return { name: 'boolean', required };
    case 'text':
      return { name: 'string', required };
    case 'number':
      return { name: 'number', required };
    case 'function':
      return { name: 'function', required };
    case 'date':
    case 'object':
    case 'node':
      return { name: 'other', value: type, required };
  }
}

function controlOf({ kind, choices = [] }: PropRow): InputType['control'] {
  switch (kind) {
    case 'choice':
      return { type: choices.length > fewChoices ? 'select' : 'inline-radio' };
    case 'flag':
      return { type: 'boolean' };
    case 'function':
    case 'node':
      return false;
    case 'text':
    case 'number':
    case 'date':
    case 'object':
      return { type: kind };
  }
}

const describe = ({ text, since }: PropRow): string => [text, since && `Since ${since}.`].filter(Boolean).join(' ');

const argTypeOf = (row: PropRow): StrictArgTypes[string] => ({
  name: row.name,
  description: describe(row),
  type: typeOf(row),
  control: controlOf(row) as StrictArgTypes[string]['control'],
  ...(row.kind === 'choice' && { options: row.choices }),
  table: {
    type: { summary: row.type, ...(row.shape !== undefined && { detail: row.shape }) },
    ...(row.standard !== undefined && { defaultValue: { summary: row.standard } }),
  },
});

export const extractArgTypes = (component: unknown): StrictArgTypes | null => {
  const table = propsTableOf(component);
  return table ? Object.fromEntries(table.rows.map((row) => [row.name, argTypeOf(row)])) : null;
};

/** Adapts a story's controls: text for rendered children, and no native handlers such as `onClick`. */
export const fitToStory: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const table = propsTableOf(component);
  if (!table) return argTypes;
  const rows = new Map(table.rows.map((row) => [row.name, row]));
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const row = rows.get(name);
      if (row?.kind === 'node' && typeof initialArgs[name] === 'string')
        return [name, { ...argType, control: { type: 'text' } }];
      if (!row && typeof initialArgs[name] === 'function')
        return [name, { ...argType, table: { ...argType.table, disable: true } }];
      return [name, argType];
    }),
  ) as StrictArgTypes;
};
fitToStory.secondPass = true;

export const parameters: Parameters = { docs: { extractArgTypes } };
export const argTypesEnhancers: readonly ArgTypesEnhancer[] = [fitToStory];
