import { afterEach, expect, it } from 'vitest';
import { activeElementOf } from '../focus/active-element.ts';
import { holds } from './holds.ts';

/** Widget in a shadow root that slots a page field, inside a host component with its own shadow root. */
function nested() {
  const outer = document.body.appendChild(document.createElement('div'));
  outer.attachShadow({ mode: 'open' }).innerHTML =
    '<input class="theirs"><div class="host"><input slot="card"></div><button>Beside</button>';
  const find = (root: ShadowRoot | null | undefined, selector: string): HTMLElement => {
    const element = root?.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  };
  const host = find(outer.shadowRoot, '.host');
  host.attachShadow({ mode: 'open' }).innerHTML =
    '<section><slot name="card"></slot><input></section><button>Ours</button>';
  return {
    host,
    outer,
    theirs: find(outer.shadowRoot, '.theirs'),
    slotted: find(outer.shadowRoot, '[slot=card]'),
    sheet: find(host.shadowRoot, 'section'),
    field: find(host.shadowRoot, 'input'),
    button: find(host.shadowRoot, 'button'),
  };
}

afterEach(() => document.body.replaceChildren());

it('holds rendered content, through slots and shadow roots, and nothing else', () => {
  const { outer, host, theirs, slotted, sheet, field, button } = nested();
  for (const inside of [sheet, field, slotted]) expect(holds(sheet, inside)).toBe(true);
  for (const beside of [host, button, theirs, null]) expect(holds(sheet, beside)).toBe(false);
  expect(holds(outer, slotted)).toBe(true);
  expect(holds(document.body, field)).toBe(true);
});

it('finds the focused element from the nearest root that knows it', () => {
  const { theirs, slotted, sheet, field } = nested();
  expect(activeElementOf(sheet)).toBe(document.body);
  field.focus();
  expect(activeElementOf(sheet)).toBe(field);
  slotted.focus();
  expect(activeElementOf(sheet)).toBe(slotted);
  theirs.focus();
  expect(activeElementOf(sheet)).toBe(theirs);
});
