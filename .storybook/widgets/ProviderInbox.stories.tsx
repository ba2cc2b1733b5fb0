import {
  anIncomingSelection,
  defaultHandlers,
  incomingList,
  installStoryStripe,
  mock,
} from '../../packages/core/src/testing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectState } from '../../packages/ui/src/story/expect-state.ts';
import { inbox } from './kinds.ts';
import { commonSwitched, type Switches } from './switches.ts';
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

export const AsElement: Story = { args: { surface: 'Element' } };

export const ClinicsLook: Story = { args: { accent: '#6b3fa0', radius: 4, width: '480' } };

export const CodeFollowsTheSwitches: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'scheme' }), 'dark');
    await userEvent.click(canvas.getByRole('tab', { name: 'Element' }));
    await expectState(() => {
      const code = within(canvas.getByRole('tabpanel')).getByRole('region', { name: 'To copy' });
      return expect(code).toHaveTextContent('scheme="dark"');
    });
  },
};
