import { aBlock, anAvailability, defaultHandlers, keptAvailability, mock } from '../../packages/core/src/testing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectState } from '../../packages/ui/src/story/expect-state.ts';
import { calendar } from './kinds.ts';
import { commonSwitched, type Switches } from './switches.ts';
import { WidgetPage } from './WidgetPage.tsx';

const meta = {
  title: 'Widgets/Availability calendar',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  args: { ...commonSwitched, ...calendar.switched },
  render: (switches, { id, loaded }) => (
    <WidgetPage kind={calendar} storyId={id} switches={switches} now={() => loaded.now} />
  ),
  beforeEach: ({ msw }) => {
    const kept = keptAvailability(anAvailability({ items: [aBlock('2026-11-24', 9, 10)] }));
    msw.use(mock('myAvailability', kept.mine), mock('saveAvailability', kept.save), ...defaultHandlers());
  },
} satisfies Meta<Switches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsComponent: Story = {
  name: 'Availability calendar',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Week')).toBeVisible();
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
