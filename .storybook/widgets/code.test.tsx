import { describe, expect, it } from 'vitest';
import { ways } from '../embedding/ways.ts';
import { exampleAddresses } from './code.ts';
import { calendar, inbox, match, register } from './kinds.ts';
import { propsOf } from './props-of.ts';
import { commonSwitched } from './switches.ts';

const kinds = [match, inbox, calendar, register];
const snippets = (payments: boolean) =>
  kinds.flatMap((kind) =>
    ways.map((way) => ({
      kind: kind.name,
      way: way.name,
      code: way.code(kind, propsOf(kind, { ...commonSwitched, ...kind.switched, payments }), exampleAddresses),
    })),
  );

describe('a snippet', () => {
  it('contains no key of the live example', () => {
    const copied = snippets(true).filter(({ code }) => /pk_test|1x0000/.test(code));
    expect(copied).toEqual([]);
  });

  it.each([true, false])('leaves the payment key to the API for a partner (payments: %s)', (payments) => {
    const both = snippets(payments).filter(({ code }) => code.includes('partner') && code.includes('stripe'));
    expect(both).toEqual([]);
  });

  it('names the partner for patients only', () => {
    const named = snippets(true).filter(({ code }) => code.includes(exampleAddresses.partner));
    expect([...new Set(named.map(({ kind }) => kind))]).toEqual([match.name]);
  });

  it('uses the page’s payment key without a partner', () => {
    const withKey = snippets(true).filter(({ code }) => code.includes(exampleAddresses.paymentKey));
    expect(withKey.map(({ kind, way }) => `${kind}, ${way}`)).toEqual([
      'Match widget, React',
      ...ways.map(({ name }) => `${inbox.name}, ${name}`),
    ]);
  });
});
