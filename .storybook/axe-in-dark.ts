import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { inTestRun } from './test-run.ts';

type Tree = Document | ShadowRoot;

const treesOf = (tree: Tree): readonly Tree[] => [
  tree,
  ...[...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? treesOf(shadowRoot) : [])),
];

/** Waits for user-blocking tasks, so scripts have passed the scheme on (for example to the card's frame). */
const passedOn = (): Promise<void> => scheduler.postTask(() => {}, { priority: 'background' });

const statesInDark = import.meta.env.MODE === 'dark' ? Infinity : 2;
const checked = new Map<string, number>();

/** Components and two states of each screen, or all with `--mode dark`. */
function isNext(title: string): boolean {
  const count = (checked.get(title) ?? 0) + 1;
  checked.set(title, count);
  return title.startsWith('Components/') || count <= statesInDark;
}

/** Repeats the contrast check in dark before the add-on's run. Test runs only; only colours differ. */
export const axeInDark: AfterEach<ReactRenderer> = async (context) => {
  if (!inTestRun || context.globals.scheme === 'dark' || !isNext(context.title)) return;
  const trees = treesOf(document);
  const roots = trees.flatMap((tree) => [
    ...tree.querySelectorAll<HTMLElement>('.tele:not([data-tele-scheme="dark"])'),
  ]);
  if (roots.length === 0) return;
  // Stops transitions: intermediate colours would be measured.
  const still = new CSSStyleSheet();
  still.replaceSync('.tele, .tele *, .tele *::before, .tele *::after { transition: none !important }');
  for (const tree of trees) tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, still];
  const before = roots.map((root) => root.dataset.teleScheme);
  for (const root of roots) root.dataset.teleScheme = 'dark';
  try {
    await passedOn();
    const a11y: unknown = context.parameters.a11y;
    await runAxe({
      ...context,
      parameters: {
        ...context.parameters,
        a11y: { ...(a11y as object), options: { runOnly: ['color-contrast'], resultTypes: ['violations'] } },
      },
    });
  } finally {
    for (const [index, root] of roots.entries()) {
      const scheme = before[index];
      if (scheme === undefined) delete root.dataset.teleScheme;
      else root.dataset.teleScheme = scheme;
    }
    for (const tree of trees) tree.adoptedStyleSheets = tree.adoptedStyleSheets.filter((sheet) => sheet !== still);
    await passedOn();
  }
};
