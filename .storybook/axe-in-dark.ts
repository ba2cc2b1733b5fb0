import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { inTestRun } from './test-run.ts';

type Tree = Document | ShadowRoot;

/** A tree with those of all shadow roots in it, however deep: what is left light on a page that is dark cannot be read. */
const treesOf = (tree: Tree): readonly Tree[] => [
  tree,
  ...[...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? treesOf(shadowRoot) : [])),
];

/** Once scripts have passed the change on, as a card's frame is told of its colours: they come before what waits in the background. */
const passedOn = (): Promise<void> => scheduler.postTask(() => {}, { priority: 'background' });

/**
 * Before the add-on's own run (of these, the first comes last), colour contrast once more with every light root turned
 * dark: only colours differ between the schemes, so one rule on what is already drawn is enough. In test runs only; on
 * screen there is the toolbar.
 */
export const axeInDark: AfterEach<ReactRenderer> = async (context) => {
  if (!inTestRun || context.globals.scheme === 'dark') return;
  const trees = treesOf(document);
  const roots = trees.flatMap((tree) => [
    ...tree.querySelectorAll<HTMLElement>('.tele:not([data-tele-scheme="dark"])'),
  ]);
  if (roots.length === 0) return;
  // A colour on its way from light to dark is neither.
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
