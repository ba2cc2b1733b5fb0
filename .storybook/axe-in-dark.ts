import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';

/**
 * After the add-on's own run, colour contrast once more with every light root turned dark: only colours differ between
 * the schemes, so one rule on what is already drawn is enough. In test runs only; on screen there is the toolbar.
 */
export const axeInDark: NonNullable<Preview['afterEach']> = async (context) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'false' || context.globals.scheme === 'dark') return;
  const roots = [...document.querySelectorAll<HTMLElement>('.tele:not([data-tele-scheme="dark"])')];
  if (roots.length === 0) return;
  // A colour on its way from light to dark is neither.
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '.tele, .tele *, .tele *::before, .tele *::after { transition: none !important }';
  const before = roots.map((root) => root.dataset.teleScheme);
  for (const root of roots) root.dataset.teleScheme = 'dark';
  try {
    const a11y: unknown = context.parameters.a11y;
    await runAxe({
      ...context,
      parameters: {
        ...context.parameters,
        a11y: { ...(a11y as object), options: { runOnly: ['color-contrast'] } },
      },
    });
  } finally {
    for (const [index, root] of roots.entries()) root.dataset.teleScheme = before[index];
    still.remove();
  }
};
