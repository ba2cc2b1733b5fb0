import type { Decorator } from '@storybook/react-vite';
import { waitFor, within } from 'storybook/test';
import { TeleRoot } from '../tele-root/TeleRoot.tsx';
import { ShadowStage } from './ShadowStage.tsx';

export { ShadowStage };

/** Draws a story inside a shadow root, with overlays of its own in there. Stands before decorators that draw overlays. */
export const inShadowRoot: Decorator = (Story) => (
  <ShadowStage>
    <TeleRoot>
      <Story />
    </TeleRoot>
  </ShadowStage>
);

/**
 * Where a story stands, for a play that is the same on a page and in a shadow root: `all` finds what is drawn there, overlays included, and `focused`
 * tells what has the focus, which the document does not know of a shadow root.
 */
export async function placeOf(canvasElement: HTMLElement) {
  const stage = canvasElement.querySelector('[data-testid=shadow]');
  const { ownerDocument: page } = canvasElement;
  if (!stage) return { all: within(page.body), focused: () => page.activeElement };
  const root = await waitFor(() => {
    const { shadowRoot } = stage;
    if (!shadowRoot?.querySelector('.tele-root__content')?.hasChildNodes()) throw new Error('Nothing is drawn yet.');
    return shadowRoot;
  });
  return { all: within(root as unknown as HTMLElement), focused: () => root.activeElement };
}
