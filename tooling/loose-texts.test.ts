import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { looseTexts } from './loose-texts.ts';

const react = `
  interface Element { type: string }
  interface Iterable<T> { next(): T }
  type ReactNode = string | number | boolean | null | undefined | Element | Iterable<ReactNode>;
  declare namespace JSX { interface Element { type: string } interface IntrinsicElements { [name: string]: {} } }
  declare const t: { pay: string; items: (input: { count: number }) => string };
  declare const Fragment: (props: { key: string; children: ReactNode }) => Element;
  declare const count: number;
  declare const busy: boolean;
  declare const action: ReactNode;
  declare const names: string[];
  interface Array<T> { length: number; map<U>(of: (value: T) => U): U[] }
`;

function loose(jsx: string): string[] {
  const sources: Record<string, string> = { 'react.d.ts': react, 'Card.tsx': `const Card = () => { return ${jsx}; };` };
  const options = { noLib: true, jsx: ts.JsxEmit.Preserve, strict: true };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: (name, version) => ts.createSourceFile(name, sources[name] ?? '', version, true),
    fileExists: (name) => name in sources,
    readFile: (name) => sources[name],
  };
  const program = ts.createProgram(Object.keys(sources), options, host);
  const file = program.getSourceFile('Card.tsx');
  return file ? looseTexts(file, program.getTypeChecker()).map(({ code }) => code) : [];
}

describe('JSX text', () => {
  it.each([
    '<button>{t.pay}</button>',
    '<p>{`${count} of ${t.pay}`}</p>',
    '<p>{busy ? t.pay : <b>{count}</b>}</p>',
    '<p><span>{t.pay}</span> <b>{count}</b></p>',
    '<p>{busy && <span>{t.pay}</span>}{action}</p>',
    "<p><b>{count}</b>{' '}{busy && <i />}</p>",
    '<ul>{names.map((name) => <li>{name}</li>)}</ul>',
    'busy ? <p>{t.pay}</p> : null',
  ])('is allowed alone in its element: %s', (jsx) => expect(loose(jsx)).toEqual([]));

  it.each([
    ['<button>{busy && <i />}{t.pay}</button>', 't.pay'],
    ['<button>{t.items({ count })} picked</button>', 't.items({ count })', 'picked'],
    ['<p>{busy ? t.pay : <b />}<i /></p>', 't.pay'],
    ['<p>{busy && count}{action}</p>', 'count'],
    ['<>{t.pay}</>', 't.pay'],
    ['<Fragment key="pay">{t.pay}</Fragment>', 't.pay'],
    ['<p>{names}</p>', 'names'],
  ])('is refused among others: %s', (jsx, ...codes) => expect(loose(jsx)).toEqual(codes));

  it('is refused as all that a component draws', () => {
    expect(loose('busy ? t.pay : null')).toHaveLength(1);
  });
});
