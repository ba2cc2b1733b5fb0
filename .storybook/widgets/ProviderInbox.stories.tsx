import {
  anIncomingSelection,
  defaultHandlers,
  incomingList,
  installStoryStripe,
  mock,
} from '../../packages/core/src/testing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inbox } from './kinds.ts';
import { commonSwitched, type Switches } from './switches.ts';
import { asElement, clinicsLook, turnScheme } from './for-every-widget.ts';
import { WidgetPage } from './WidgetPage.tsx';

const meta = {
  title: 'Widgets/Provider inbox',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  args: { ...commonSwitched, ...inbox.switched },
  render: (switches, { id, loaded }) => (
    <WidgetPage kind={inbox} storyId={id} switches={switches} now={() => loaded.now} />
  ),
  beforeEach: ({ msw }) => {
    msw.use(mock('incomingSelections', incomingList([anIncomingSelection()])), ...defaultHandlers());
    return installStoryStripe();
  },
} satisfies Meta<Switches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsComponent: Story = {
  name: 'Provider inbox',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pending')).toBeVisible();
  },
};

export const AsElement: Story = { args: asElement };

export const ClinicsLook: Story = { args: clinicsLook };

export const CodeFollowsTheSwitches: Story = { play: turnScheme };
