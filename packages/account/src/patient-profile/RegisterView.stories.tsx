import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { TeleError } from '@tele/client';
import { teleStage } from '@tele/kit/story-stage';
import { entriesOf } from './profile-form.ts';
import { RegisterView } from './RegisterView.tsx';

const maeve = entriesOf(
  {
    name: 'Maeve Tran',
    phone: '+61491570156',
    gender: 'Female',
    dob: '1988-04-12',
    medicareOrIhi: null,
    address: { street: '12 Cascade Street', suburb: 'Katoomba', state: 'NSW', postalCode: '2780' },
  },
  null,
);

const meta = {
  title: 'Screens/Edit profile/Newcomer',
  component: RegisterView,
  decorators: [teleStage],
  args: {
    initial: maeve,
    email: 'maeve.tran@example.com',
    today: '2026-11-23',
    onSave: fn(),
  },
} satisfies Meta<typeof RegisterView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFile: Story = {
  play: async ({ canvas, args }) => {
    const mobile = canvas.getByLabelText('Mobile');
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '0491 570 157');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expectState(async () => {
      await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
      await expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ phone: '+61491570157', dob: '1988-04-12', postalCode: '2780' }),
      );
    });
  },
};

export const Newcomer: Story = {
  tags: ['spec:3.registration'],
  args: { initial: entriesOf(null, null), email: 'new@example.com' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Noor Haddad');
    await userEvent.type(canvas.getByLabelText('Mobile'), '0491 570 158{Enter}');
    await expectState(async () => {
      await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
      await expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Noor Haddad', gender: null, dob: null, street: null }),
      );
    });
  },
};

/** An empty submit lists missing fields and focuses the first field. */
export const NothingFilled: Story = {
  args: Newcomer.args,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expectState(async () => {
      await expect(await canvas.findByText('Enter a valid Australian phone')).toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveFocus());
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

export const TypesAName: Story = {
  ...NothingFilled,
  tags: ['journey'],
  play: async (context) => {
    await NothingFilled.play?.(context);
    const { canvas } = context;
    await userEvent.type(canvas.getByLabelText('Full name'), 'M');
    await waitFor(() => expect(canvas.queryByText('Enter your full name.')).toBeNull());
  },
};

export const HalfAnAddress: Story = {
  args: { ...Newcomer.args, initial: { ...entriesOf(null, 'Noor Haddad'), phone: '0491 570 158' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add your address' }));
    await userEvent.type(canvas.getByLabelText(/Suburb/), 'Katoomba{Enter}');
    await expectState(async () => {
      await expect(await canvas.findByText('Enter your street address.')).toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText('Street')).toHaveFocus());
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

/** A whole address pasted as the street fills its parts. */
export const PastesAnAddress: Story = {
  tags: ['journey'],
  args: { initial: { ...entriesOf(null, 'Noor Haddad'), phone: '0491 570 158' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add your address' }));
    await userEvent.click(canvas.getByLabelText('Street'));
    await userEvent.paste('9 Wharf Street, Hobart TAS 7000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    const address = { street: '9 Wharf Street', suburb: 'Hobart', state: 'TAS', postalCode: '7000' };
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining(address)));
  },
};

export const RefusedByTheService: Story = {
  args: {
    onSave: fn(() => {
      throw new TeleError('INVALID_INPUT', 422, { error: 'No.', fields: { phone: 'Enter a valid Australian phone' } });
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expectState(() => waitFor(() => expect(canvas.getByLabelText('Mobile')).toHaveFocus()));
  },
};

export const FailedToSave: Story = {
  args: {
    onSave: fn(() => {
      throw new TypeError('not a text for people');
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expectState(async () => expect(await canvas.findByText('Failed to save')).toBeVisible());
  },
};

export const Saving: Story = {
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expectState(async () => expect(await canvas.findByRole('button', { name: /Saving…/ })).toBeVisible());
  },
};

export const Narrow: Story = {
  args: { initial: entriesOf(null, null), email: 'new@example.com' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { scheme: 'dark' } };
