import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formOf } from './profile-form.ts';
import { RegisterView } from './RegisterView.tsx';

const maeve = formOf(
  {
    name: 'Maeve Tran',
    phone: '+61491570156',
    gender: 'Female',
    dob: '1988-04-12',
    medicareOrIhi: '•••••••701',
    address: { street: '12 Cascade Street', suburb: 'Katoomba', state: 'NSW', postalCode: '2780' },
  },
  null,
);

const meta = {
  title: 'Screens/Edit profile',
  component: RegisterView,
  args: {
    initial: maeve,
    email: 'maeve.tran@example.com',
    numberOnFile: '•••••••701',
    newcomer: false,
    today: '2026-11-23',
    saving: false,
    refused: {},
    error: null,
    onSave: fn(),
  },
} satisfies Meta<typeof RegisterView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFile: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const mobile = canvas.getByLabelText('Mobile');
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '0491 570 157');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...maeve, phone: '0491 570 157' });
  },
};

export const Newcomer: Story = {
  args: { initial: formOf(null, null), numberOnFile: null, newcomer: true, email: 'new@example.com' },
};

/** An empty submit names everything that is missing and takes the focus to the first. */
export const NothingFilled: Story = {
  args: Newcomer.args,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
    await expect(canvas.getByText('Choose a gender.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Full name'), 'M');
    await expect(canvas.queryByText('Enter your full name.')).toBeNull();
  },
};

export const RefusedByTheService: Story = {
  args: { refused: { phone: 'Enter a valid Australian phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Mobile')).toHaveFocus();
  },
};

export const FailedToSave: Story = {
  args: { error: 'The service did not answer. Check your connection and try again.' },
};
export const Saving: Story = { args: { saving: true } };
export const Narrow: Story = {
  args: Newcomer.args,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { args: FailedToSave.args, globals: { scheme: 'dark' } };
