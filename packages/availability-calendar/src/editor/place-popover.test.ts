import { expect, it } from 'vitest';
import { placePopover } from './place-popover.ts';

const view = { width: 1280, height: 900 };
const popover = { width: 328, height: 420 };

it('places it to the right, otherwise to the left', () => {
  expect(placePopover({ anchor: { left: 600, top: 300, width: 160, height: 90 }, popover, view })).toEqual({
    left: 768,
    top: 300,
  });
  expect(placePopover({ anchor: { left: 1100, top: 300, width: 160, height: 90 }, popover, view })).toEqual({
    left: 764,
    top: 300,
  });
});

it('stays in view', () => {
  const low = { left: 600, top: 850, width: 160, height: 90 };
  expect(placePopover({ anchor: low, popover, view }).top).toBe(472);
  expect(placePopover({ anchor: { ...low, top: -200 }, popover, view }).top).toBe(8);
  expect(
    placePopover({ anchor: { left: 60, top: 10, width: 500, height: 90 }, popover, view: { ...view, width: 640 } })
      .left,
  ).toBe(304);
});
