import { buttonCode, elementCode, floatingCode, reactCode, scriptCode, type Addresses } from '../widgets/code.ts';
import type { Values, WidgetKind } from '../widgets/widget-kind.ts';

interface Way {
  name: string;
  use: string;
  code: (kind: WidgetKind, props: Values, addresses: Addresses) => string;
}

/** How a page may have a widget. */
export const ways: readonly Way[] = [
  { name: 'Element', use: 'The widget stands in the page. One tag; no React, no build.', code: elementCode },
  {
    name: 'Button or link',
    use: 'Any link of the page opens it in a dialog, and keeps its address.',
    code: buttonCode,
  },
  { name: 'Floating button', use: 'A button at the lower edge of every page.', code: floatingCode },
  { name: 'Script alone', use: 'Where a page allows a script and no element of its own.', code: scriptCode },
  { name: 'React', use: 'Lighter, in a page’s own tree.', code: reactCode },
];
