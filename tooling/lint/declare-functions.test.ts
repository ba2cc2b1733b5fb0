import { declareFunctions } from './declare-functions.ts';
import { tester } from './tester.ts';

tester.run('functions are declared in one way', declareFunctions, {
  valid: [
    'export function parse(text: string): number { return Number(text); }',
    'const double = (value: number) => value * 2;',
    'export const Link = ({ href }: Props) => { return <a href={href} />; };',
    'export const useNow = () => { return clock(); };',
    'const listener: Listener = (event) => { stop(event); };',
    'function outer() { const inner = () => { done(); }; return inner; }',
  ],
  invalid: [
    {
      code: 'export const parse = (text: string): number => { return Number(text); };',
      output: 'export function parse(text: string): number { return Number(text); }',
      errors: 1,
    },
    {
      code: 'const read = async <T,>(from: T) => { await from; };',
      output: 'async function read<T,>(from: T) { await from; }',
      errors: 1,
    },
    { code: 'export function Link() { return null; }', errors: 1 },
    { code: 'function useNow() { return clock(); }', errors: 1 },
  ],
});
