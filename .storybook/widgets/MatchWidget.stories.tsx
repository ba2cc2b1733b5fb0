import { installStoryStripe } from '../../packages/core/src/testing.ts';
import { answer } from '../../packages/match-widget/src/testing/answer.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { match } from './kinds.ts';
import { commonSwitched, type Switches } from './switches.ts';
import { asElement, clinicsLook, turnScheme } from './for-every-widget.ts';
import { WidgetPage } from './WidgetPage.tsx';

const meta = {
  title: 'Widgets/Match widget',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  args: { ...commonSwitched, ...match.switched },
  render: (switches, { id, loaded }) => (
    <WidgetPage kind={match} storyId={id} switches={switches} now={() => loaded.now} />
  ),
  beforeEach: (context) => {
    answer()(context);
    return installStoryStripe();
  },
} satisfies Meta<Switches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsComponent: Story = {
  name: 'Match widget',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Specialty' })).toBeVisible();
  },
};

export const AsElement: Story = { args: asElement };

export const ClinicsLook: Story = { args: clinicsLook };

export const CodeFollowsTheSwitches: Story = { play: turnScheme };
