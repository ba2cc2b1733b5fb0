import { aBlock, anAvailability, defaultHandlers, keptAvailability, mock } from '../../packages/core/src/testing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { calendar } from './kinds.ts';
import { commonSwitched, type Switches } from './switches.ts';
import { asElement, clinicsLook, turnScheme } from './for-every-widget.ts';
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
    await expect(await canvas.findByRole('button', { name: 'Today' })).toBeVisible();
  },
};

export const AsElement: Story = { args: asElement };

export const ClinicsLook: Story = { args: clinicsLook };

export const CodeFollowsTheSwitches: Story = { play: turnScheme };
