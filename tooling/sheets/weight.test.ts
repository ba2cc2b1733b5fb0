import { describe, expect, it } from 'vitest';
import { drawnPseudoElements } from './weight.ts';

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
