import { describe, expect, it } from 'vitest';
import { drawnPseudoElements, nested } from './weight.ts';

describe('the pseudo-elements that a sheet draws', () => {
  it('are cleared of what a host sets for them', () => {
    expect(drawnPseudoElements(".tele .tele-day::before { content: ''; }")).toBe(
      ':is(.tele, #_) :where(.tele .tele-day)::before { all: revert; }\n',
    );
  });

  it('are left alone when the sheet removes them', () => {
    expect(drawnPseudoElements('.tele :where(button, b)::after { content: normal; }').trim()).toBe('');
  });
});

it('nests rules of one weight', () => {
  const css = ':is(.tele,#_) .a,:is(.tele,#_) .b{c:d}:is(.tele,#_) .e:not(.f,.g){h:i}';
  expect(nested(css)).toBe(':is(.tele,#_){.a,.b{c:d}.e:not(.f,.g){h:i}}');
  expect(nested(css.replace('.a', '.a,.tele'))).toContain('.tele,:is(.tele,#_) .b');
});
