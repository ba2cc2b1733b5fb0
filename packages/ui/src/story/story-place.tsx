import type { Decorator } from '@storybook/react-vite';
import { waitFor, within } from 'storybook/test';
import { TeleRoot } from '../tele-root/TeleRoot.tsx';
import { ShadowStage } from './ShadowStage.tsx';

export { ShadowStage };

/** Renders a story in a shadow root with its own overlays. Put it before decorators that render overlays. */
export const inShadowRoot: Decorator = (Story) => (
  <ShadowStage>
    <TeleRoot>
      <Story />
    </TeleRoot>
  </ShadowStage>
);

/** Queries for a play on a page or in a shadow root, whose focus the document cannot see. */
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
