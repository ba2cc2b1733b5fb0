import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoginView, type LoginViewProps } from './LoginView.tsx';

/** Types into the field as the screen does. */
const Typed = ({ email, onEmailChange, ...rest }: LoginViewProps) => {
  const [text, setText] = useState(email);
  return (
    <LoginView
      {...rest}
      email={text}
      onEmailChange={(next) => {
        setText(next);
        onEmailChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Screens/Login',
  component: LoginView,
  render: (args) => <Typed {...args} />,
  parameters: { stage: 'bare' },
  args: { email: '', busy: false, message: null, onEmailChange: fn(), onSubmit: fn(), onGoogle: fn() },
} satisfies Meta<typeof LoginView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'maeve.tran@example.com{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const EmailMissing: Story = {
  args: { message: { tone: 'critical', text: 'Enter your email first.' } },
};

export const Busy: Story = {
  args: { email: 'maeve.tran@example.com', busy: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LinkSent: Story = {
  args: {
    email: 'maeve.tran@example.com',
    message: {
      tone: 'positive',
      text: 'We’ve emailed you a sign-in link. Open it on this device to continue.',
    },
  },
};

export const LinkNotSent: Story = {
  args: { email: 'maeve.tran@example.com', message: { tone: 'critical', text: 'Could not send magic link' } },
};

export const GoogleDidNotFinish: Story = {
  args: { message: { tone: 'critical', text: 'Google sign-in did not finish. Please try again.' } },
};

export const Dark: Story = { args: LinkSent.args, globals: { scheme: 'dark' } };
