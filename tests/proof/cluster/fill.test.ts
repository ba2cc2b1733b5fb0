import { expect, it } from 'vitest';
import { fill, fillAll, placeholdersOf } from './fill.ts';
import { allFiles, templatesOf } from './templates.ts';
import { parseValues } from './values.ts';

const templates = templatesOf(allFiles);
const example = templatesOf(['values.example'])[0]?.text ?? '';
const values = parseValues(example.replaceAll(/PASSWORD=$/gm, 'PASSWORD=0123456789abcdef'));

it('fills every file with the values of the example, and leaves no placeholder', () => {
  const filled = fillAll(templates, values);
  expect(filled.map(({ file }) => file)).toEqual([...allFiles]);
  for (const { text } of filled) expect(text).not.toMatch(/\$\{|\bundefined\b/);
});

it('finds exactly the example’s names as placeholders', () => {
  const names = new Set(templates.flatMap(({ text }) => placeholdersOf(text)));
  expect(Object.keys(parseValues(example)).toSorted()).toEqual([...names].toSorted());
});

it('refuses the unfilled example and names every missing value', () => {
  const filling = (): unknown => fillAll(templates, parseValues(example));
  expect(filling).toThrow(
    /patroni\.yml cannot be filled: PATRONI_PASSWORD has no value, SUPERUSER_PASSWORD has no value/,
  );
  expect(filling).toThrow(/userlist\.txt cannot be filled: APP_PASSWORD has no value, POOLER_PASSWORD has no value/);
});

it.each(Object.keys(values))('refuses a missing %s by name', (name) => {
  const { [name]: _, ...others } = values;
  expect(() => fillAll(templates, others)).toThrow(`${name} has no value`);
});

it('refuses a value without a placeholder, and lists the placeholders', () => {
  expect(() => fillAll(templates, { ...values, NODE_ADRESS: '10.0.0.1' })).toThrow(/NODE_ADRESS.*NODE_ADDRESS/);
});

it('refuses a value that would end its line or quotes, without printing it', () => {
  for (const value of ["it's", 'two words', 'a\nb', 'a"b', 'a#b', 'a;b', 'a{b']) {
    const filling = (): unknown => fill({ file: 'patroni.yml', text: "password: '${A}'" }, { A: value });
    expect(filling).toThrow('patroni.yml cannot be filled: the value of A has');
    expect(filling).not.toThrow(value);
  }
});

it('refuses a file that ends inside a placeholder, and names the line', () => {
  expect(() => fill({ file: 'etcd.yml', text: 'name: ${NODE_NAME}\ndata-dir: ${NODE_FOL' }, values)).toThrow(
    'etcd.yml cannot be filled: line 2',
  );
});

it('reads values, and refuses malformed lines and duplicate names', () => {
  expect(parseValues('# A comment\n\nA=1\nB=x=y\n')).toEqual({ A: '1', B: 'x=y' });
  expect(() => parseValues('A=1\nA=2\npassword is secret')).toThrow(
    'The values cannot be read: line 2 gives A again, line 3 is not NAME=value.',
  );
});
