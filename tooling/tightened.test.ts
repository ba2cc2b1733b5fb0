import { expect, it } from 'vitest';
import { tightened } from './tightened.ts';

it('leaves out the spaces that mean nothing in a custom property', () => {
  expect(tightened('.a{--b: light-dark( oklch(from var(--c) .5 c h), #fff )}')).toBe(
    '.a{--b:light-dark(oklch(from var(--c) .5 c h),#fff)}',
  );
  expect(tightened('@property --b{syntax: "<color>";inherits: true;initial-value: #fff}')).toBe(
    '@property --b{syntax:"<color>";inherits:true;initial-value:#fff}',
  );
});

it('keeps those that mean something', () => {
  const css =
    '.a :is(.b .c):hover{inset:calc(1px + (2px * 3)) 0;content:"( , )"}@media (width>1px) and (hover){.d{e:f}}';
  expect(tightened(css)).toBe(css);
});
