import { defaultHandlers, fail, mock } from '../../packages/core/src/testing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectState } from '../../packages/ui/src/story/expect-state.ts';
import { register } from './kinds.ts';
import { commonSwitched, type Switches } from './switches.ts';
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
