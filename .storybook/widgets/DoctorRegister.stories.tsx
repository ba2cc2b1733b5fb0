import { defaultHandlers, fail, mock } from '../../packages/core/src/testing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { register } from './kinds.ts';
import { commonSwitched, type Switches } from './switches.ts';
import { asElement, clinicsLook, turnScheme } from './for-every-widget.ts';
import { WidgetPage } from './WidgetPage.tsx';

const nobody = fail(404, 'NOT_FOUND', 'You have not applied yet.');

const meta = {
  title: 'Widgets/Doctor register',
  tags: ['!autodocs'],
  parameters: { stage: 'bare', controls: { disable: true } },
  args: { ...commonSwitched, ...register.switched },
  render: (switches, { id, loaded }) => (
    <WidgetPage kind={register} storyId={id} switches={switches} now={() => loaded.now} />
  ),
  beforeEach: ({ msw }) => msw.use(mock('myProvider', nobody), mock('providerOf', nobody), ...defaultHandlers()),
} satisfies Meta<Switches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsComponent: Story = {
  name: 'Doctor register',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Register as a Doctor')).toBeVisible();
  },
};

export const AsElement: Story = { args: asElement };

export const ClinicsLook: Story = { args: clinicsLook };

export const CodeFollowsTheSwitches: Story = { play: turnScheme };
