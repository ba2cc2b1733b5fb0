import { describe, expect, it } from 'vitest';
import { isValidElement, type ReactElement } from 'react';
import { defineMessages } from './define.ts';
import { directionOf } from './direction.ts';
import { sayIn } from './say.ts';
import { speak } from './speak.ts';
import { createVoice } from './voice.ts';

const table = defineMessages('test.screen', {
  pay: 'Submit & pay $15',
  found: ({ count }: { count: number }, say) => say.plural(count, { one: '# time', other: '# times' }),
  names: ({ names }: { names: readonly string[] }, say) => say.list(names),
  booked: ({ when }: { when: string }) => ['Booked for ', when, '.'],
});
const english = sayIn('en-AU');

describe('messages', () => {
  it('speaks our words where the host has none', () => {
    const t = speak(table, { 'test.screen': { pay: 'Bezahlen' } }, english);
    expect(t.pay).toBe('Bezahlen');
    expect(t.found({ count: 1 })).toBe('1 time');
    expect(t.found({ count: 1200 })).toBe('1,200 times');
  });

  it('asks a function of the host table by table', () => {
    const t = speak(table, ({ name }) => (name === 'test.screen' ? { pay: name } : undefined), english);
    expect(t.pay).toBe('test.screen');
    expect(speak({ ...table, name: 'other' }, () => undefined, english).pay).toBe('Submit & pay $15');
  });

  it('gives a message of the host the reader’s plurals', () => {
    const polish = {
      found: ({ count }: { count: number }, say: typeof english) =>
        say.plural(count, { one: '# termin', few: '# terminy', many: '# terminów', other: '# terminu' }),
    };
    const t = speak(table, { 'test.screen': polish }, sayIn('pl'));
    expect([1, 3, 5].map((count) => t.found({ count }))).toEqual(['1 termin', '3 terminy', '5 terminów']);
  });

  it('joins a list as the locale does', () => {
    expect(speak(table, undefined, english).names({ names: ['a', 'b', 'c'] })).toBe('a, b and c');
    expect(speak(table, undefined, sayIn('de')).names({ names: ['a', 'b', 'c'] })).toBe('a, b und c');
  });

  it('gives each text of a message with elements its own element', () => {
    const said = speak(table, undefined, english).booked({ when: 'Tuesday' });
    expect(isValidElement(said)).toBe(true);
    const { children } = (said as ReactElement<{ children: ReactElement<{ children: string }>[] }>).props;
    expect(children.map(({ type, props }) => [type, props.children])).toEqual([
      ['span', 'Booked for '],
      ['span', 'Tuesday'],
      ['span', '.'],
    ]);
  });

  it('knows which way a locale is read', () => {
    expect(['en-AU', 'ar-XB', 'he', 'de-AT'].map(directionOf)).toEqual(['ltr', 'rtl', 'rtl', 'ltr']);
  });
});

it('makes the words of a table once for all who ask', () => {
  const { speak: ask } = createVoice('en-AU', undefined);
  expect(ask(table)).toBe(ask(table));
  expect(ask(table).found({ count: 2 })).toBe('2 times');
});
