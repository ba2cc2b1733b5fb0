import { buttonCode, elementCode, floatingCode, reactCode, scriptCode, type Addresses } from '../widgets/code.ts';
import type { Values, WidgetKind } from '../widgets/widget-kind.ts';

interface Way {
  name: string;
  use: string;
  code: (kind: WidgetKind, props: Values, addresses: Addresses) => string;
}

export const ways: readonly Way[] = [
  { name: 'Element', use: 'The widget is part of the page. One tag; no React, no build.', code: elementCode },
  {
    name: 'Button or link',
    use: 'Any link opens it in a dialog. The link’s URL stays as a fallback.',
    code: buttonCode,
  },
  { name: 'Floating button', use: 'A button at the bottom of every page.', code: floatingCode },
  { name: 'Script alone', use: 'For pages that allow scripts but not custom elements.', code: scriptCode },
  { name: 'React', use: 'Smaller, and part of the page’s React tree.', code: reactCode },
];
