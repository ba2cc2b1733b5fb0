import { describe, expect, it } from 'vitest';
import { addRules, followRules } from './sheets.ts';

function shadow(): ShadowRoot {
  return document.createElement('div').attachShadow({ mode: 'open' });
}
const texts = (root: ShadowRoot): string[] => [
  ...[...root.querySelectorAll('style')].map(({ textContent }) => textContent),
  ...[...(root.adoptedStyleSheets ?? [])].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
];
const has = (root: ShadowRoot, name: string): boolean => texts(root).some((text) => text.includes(name));

describe('rules that come with late code', () => {
  it('are those of every root that follows, whichever was first', () => {
    addRules('.before { color: red }');
    const [one, two] = [shadow(), shadow()];
    const ends = [followRules(one, undefined), followRules(two, undefined)];
    addRules('.after { color: red }');
    for (const root of [one, two]) {
      expect(has(root, 'before')).toBe(true);
      expect(has(root, 'after')).toBe(true);
    }
    for (const end of ends) end();
  });

  it('leave a root alone that was taken down, until it is drawn again', () => {
    const root = shadow();
    followRules(root, undefined)();
    addRules('.late { color: red }');
    expect(has(root, 'late')).toBe(false);
    followRules(root, undefined)();
    expect(has(root, 'late')).toBe(true);
    expect(texts(root).filter((text) => text.includes('late'))).toHaveLength(1);
  });
});
