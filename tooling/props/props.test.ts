import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { propsReader } from './props-reader.ts';
import type { PropRow, PropsTable } from './props-table.ts';
import { inMarkdown } from './describe-components.ts';

const root = resolve(import.meta.dirname, '../..');
const fileOf = (path: string): string => resolve(root, 'packages', path);
const files = {
  Button: fileOf('ui/src/button/Button.tsx'),
  Combobox: fileOf('ui/src/combobox/Combobox.tsx'),
  TextInput: fileOf('ui/src/text-input/TextInput.tsx'),
  MatchWidget: fileOf('match-widget/src/MatchWidget.tsx'),
};
const reader = propsReader(root, Object.values(files));

function tableOf(name: keyof typeof files): PropsTable {
  const table = reader.read(files[name]).find((each) => each.name === name);
  if (!table) throw new Error(`${name} has no table.`);
  return table;
}
const rowOf = (name: keyof typeof files, prop: string): PropRow | undefined =>
  tableOf(name).rows.find((each) => each.name === prop);

describe('props of a component', () => {
  it('list the words of a choice in declared order, with the default', () => {
    expect(rowOf('Button', 'variant')).toMatchObject({
      kind: 'choice',
      choices: ['primary', 'secondary', 'soft', 'ghost', 'danger', 'ghost-danger', 'danger-solid'],
      type: "'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'ghost-danger' | 'danger-solid'",
      standard: "'secondary'",
      required: false,
    });
  });

  it('resolve a type parameter for the component', () => {
    expect(rowOf('MatchWidget', 'step')?.choices).toEqual([
      'search',
      'results',
      'request',
      'new-open-request',
      'open-request',
    ]);
    expect(rowOf('MatchWidget', 'onStepChange')).toMatchObject({
      type: '(event: StepEvent<MatchStep>) => void',
      shape: "StepEvent {\n  step: 'search' | 'results' | 'request' | 'new-open-request' | 'open-request'\n}",
    });
  });

  it('show an object one level deep', () => {
    expect(rowOf('MatchWidget', 'privacyNotice')).toMatchObject({
      kind: 'object',
      type: 'PrivacyNotice',
      shape: 'PrivacyNotice {\n  text?: string\n  url: string\n}',
    });
    expect(rowOf('Combobox', 'options')?.shape).toContain('description?: string');
  });

  it('list required props first', () => {
    expect(
      tableOf('Combobox')
        .rows.map(({ name, required }) => [name, required])
        .slice(0, 4),
    ).toEqual([
      ['options', true],
      ['value', true],
      ['onValueChange', true],
      ['placeholder', false],
    ]);
  });

  it('omit attributes of every element, and name the element', () => {
    const { rows, attributesOf } = tableOf('TextInput');
    expect(attributesOf).toEqual(['input']);
    expect(rows.map(({ name }) => name)).not.toContain('onClick');
    expect(rows.filter(({ name }) => /^(aria-|on[A-Z]|ref$|key$|children$)|typeof/.test(name))).toEqual([]);
  });

  it('take a default from the comment when the component passes its props on', () => {
    expect(rowOf('MatchWidget', 'profession')?.standard).toBe("'doctor'");
    expect(rowOf('MatchWidget', 'headingLevel')).toMatchObject({ standard: '2', choices: [1, 2, 3] });
  });

  it('are dated by the first release of their package', () => {
    expect(rowOf('Button', 'size')?.since).toBe('0.1.0');
  });

  it('are the same for assistants', () => {
    expect(inMarkdown(tableOf('Button'))).toContain(
      String.raw`| ${'`size`'} | ${'`'}'sm' \| 'md' \| 'lg'${'`'} | ${'`'}'md'${'`'} | 0.1.0 |`,
    );
  });
});
