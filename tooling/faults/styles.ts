import type { Fault } from './fault.ts';

export const styles: readonly Fault[] = [
  {
    title: 'Warnings are dark on dark',
    file: 'packages/ui/src/tokens/tokens.css',
    find: 'oklch(calc(0.87 + 0.06 * var(--_more)) 0.095 80)',
    replace: 'oklch(calc(0.47 + 0.06 * var(--_more)) 0.095 80)',
  },
  {
    title: 'A picked time is invisible',
    file: 'packages/match-widget/src/results/SlotButton.css',
    find: 'color: var(--tele-color-on-accent);',
    replace: 'color: var(--tele-color-accent-strong);',
  },
  {
    title: 'Focus is invisible',
    file: 'packages/ui/src/base/base.css',
    find: 'outline: 2px solid var(--tele-color-focus);',
    replace: 'outline: 0 solid var(--tele-color-focus);',
  },
  {
    title: 'The submit bar covers the site',
    file: 'packages/match-widget/src/results/PayBar.css',
    find: 'position: sticky;',
    replace: 'position: fixed;',
  },
  {
    title: "Fields zoom a phone's page",
    file: 'packages/ui/src/tokens/tokens.css',
    find: '--tele-text-input: var(--tele-rem);',
    replace: '--tele-text-input: var(--tele-text-ui);',
  },
  {
    title: "A sheet's end cannot be reached",
    file: 'packages/ui/src/sheet/Sheet.css',
    find: 'overflow: hidden auto;\n  overscroll-behavior: contain;',
    replace: 'overflow: hidden;\n  overscroll-behavior: contain;',
  },
  {
    title: 'A pointer cannot draw in the calendar',
    file: 'packages/availability-calendar/src/grid/TimeGrid.css',
    find: 'z-index: 5;\n  pointer-events: none;',
    replace: 'z-index: 5;',
  },
  {
    title: 'A checked box has no tick',
    file: 'packages/ui/src/checkbox/Checkbox.css',
    find: 'visibility: visible;',
    replace: 'visibility: hidden;',
  },
];
