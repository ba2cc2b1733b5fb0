import { defaultHandlers, mock, storyNow } from '@tele/core/testing';
import { teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { readConfig } from '../config/config.ts';
import { ConfigContext } from '../config/context.ts';
import { LoginView, type LoginViewProps } from './LoginView.tsx';

const after = (seconds: number): string => new Date(Date.parse(storyNow) + seconds * 1_000).toISOString();

/** Types and resends like the screen. */
const Typed = ({ email, onEmailChange, onSubmit, againAtISO, ...rest }: LoginViewProps) => {
  const [text, setText] = useState(email);
  const [again, setAgain] = useState(againAtISO);
  return (
    <LoginView
      {...rest}
      email={text}
      againAtISO={again}
      onSubmit={() => {
        if (again) setAgain(after(120));
        onSubmit();
      }}
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
  parameters: { stage: 'bare', now: storyNow },
  decorators: [
    (Story) => (
      <ConfigContext value={readConfig({})}>
        <Story />
      </ConfigContext>
    ),
    teleStage,
  ],
  args: {
    email: '',
    busy: false,
    outcome: null,
    againAtISO: null,
    deleted: null,
    remembered: null,
    onEmailChange: fn(),
    onSubmit: fn(),
    onGoogle: fn(),
    onChangeEmail: fn(),
  },
} satisfies Meta<typeof LoginView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['spec:2.login'],
  parameters: { shows: ['Continue with Google', 'OR', 'Continue'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

/** Introduces Tele to someone new, with the links of every page. */
export const Intro: Story = {
  tags: ['journey'],
  parameters: { shows: ['We match clients with verified tele professionals, Australia-wide.'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Twelve kinds of professional' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Vets and pet care/ })).toHaveAttribute('href', '/match/pets');
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/legal/privacy.html');
    await expect(canvas.getByRole('link', { name: 'Register as a provider' })).toHaveAttribute('href', '/work/doctors');
    canvas.getByRole('link', { name: 'Skip to sign-in' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Sign in or create an account' })).toHaveFocus();
  },
};

export const FromACategory: Story = {
  args: { remembered: '/match/education' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Sign in to find a tutor' })).toHaveFocus();
    await expect(canvas.getByText('We’ll take you there after you sign in.')).toBeVisible();
  },
};

export const SubmitsNothing: Story = {
  ...Empty,
  tags: ['journey'],
  play: async (context) => {
    await Empty.play?.(context);
    const { canvasElement, args } = context;
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Filled: Story = {
  tags: ['spec:2.login'],
  args: { email: 'maeve.tran@example.com' },
};

export const SubmitsTwice: Story = {
  ...Filled,
  tags: ['journey'],
  play: async (context) => {
    const { canvasElement, args } = context;
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const EmailMissing: Story = {
  tags: ['spec:5.login-email'],
  parameters: { shows: ['Enter your email first.'] },
  args: { outcome: 'missing' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Enter your email first.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const EmailNotWhole: Story = {
  args: { email: 'maeve.tran', outcome: 'incomplete' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Email')).toBeInvalid();
  },
};

export const Busy: Story = {
  tags: ['spec:2.login'],
  args: { email: 'maeve.tran@example.com', busy: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
    await expectState(() => expect(args.onSubmit).not.toHaveBeenCalled());
  },
};

export const LinkSent: Story = {
  tags: ['spec:8.login-done'],
  parameters: { shows: ['We’ve emailed you a sign-in link. Open it on this device to continue.'] },
  args: {
    email: 'maeve.tran@example.com',
    outcome: 'linkSent',
    againAtISO: after(27),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can send it again in 27 seconds.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send it again' })).toBeNull();
  },
};

export const LinkSentAgain: Story = {
  tags: ['journey'],
  args: { ...LinkSent.args, againAtISO: after(0) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it again' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    const wait = await canvas.findByText('Sent again. You can send it again in 2 minutes.');
    await expect(wait.closest('p')).toHaveFocus();
  },
};

export const WrongEmail: Story = {
  tags: ['journey'],
  args: { ...LinkSent.args, email: 'maeve.trann@example.com' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a different email' }));
    await expect(args.onChangeEmail).toHaveBeenCalledTimes(1);
    const field = canvas.getByLabelText('Email');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('maeve.trann@example.com');
  },
};

export const LinkNotSent: Story = {
  tags: ['spec:8.login-failed'],
  parameters: { shows: ['Could not send magic link'] },
  args: { email: 'maeve.tran@example.com', outcome: 'linkNotSent' },
};

export const LinkFailed: Story = {
  tags: ['spec:8.login-failed'],
  parameters: { shows: ['Could not complete email link sign-in.'] },
  args: { outcome: 'linkFailed' },
};

/** Link opened in a browser without the email, and the question was dismissed. */
export const EmailRequired: Story = {
  tags: ['spec:5.login-complete'],
  parameters: { shows: ['Email is required to complete sign-in.'] },
  args: { outcome: 'emailRequired' },
};

export const TooManyLinks: Story = {
  args: { email: 'maeve.tran@example.com', outcome: 'tooManyLinks' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^There have been too many sign-in link requests\./)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('maeve.tran@example.com');
  },
};

export const GoogleDidNotFinish: Story = {
  args: { outcome: 'googleFailed' },
};

export const LinkFromAnotherDevice: Story = {
  tags: ['spec:4.link-sign-in', 'spec:8.login-failed', 'spec:9.same-device'],
  args: { outcome: 'otherDevice' },
};
export const TheServiceDidNotAnswer: Story = { args: { outcome: 'noAnswer' } };

export const AccountDeleted: Story = {
  args: { deleted: { kind: 'patient', receiptId: 'dlt_1' } },
  beforeEach: ({ msw }) => msw.use(...defaultHandlers()),
  play: async ({ canvas }) => {
    const said = await canvas.findByText('Your account is deleted.');
    await expect(said).toBeVisible();
    await expect(canvas.getByText(/without your name\. Within a day, we’ll email you a list of what/)).toBeVisible();
    // Announced: it has the focus.
    await expect(document.activeElement).toContainElement(said);
    await expectState(async () => {
      const receipt = await canvas.findByRole('list', { name: 'Companies that store data for us' });
      await expect(receipt).toHaveTextContent('Google Identity Platform: Deleted your sign-in');
      await expect(receipt).toHaveTextContent('Stripe: Not confirmed yet');
    });
  },
};
export const SpecialistDeleted: Story = {
  args: { deleted: { kind: 'specialist', receiptId: 'dlt_1' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock('deletionReceipt', {
        processors: [{ id: 'storage', name: 'Amazon S3 (ap-southeast-2)', confirmed: true }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/with your name and registration\. Within a day, we’ll email you a list of what/),
    ).toBeVisible();
    await expectState(async () => {
      const receipt = await canvas.findByRole('list', { name: 'Companies that store data for us' });
      await expect(receipt).toHaveTextContent('Amazon S3 (ap-southeast-2): Deleted your documents and photos');
    });
  },
};

export const Narrow: Story = {
  args: LinkFromAnotherDevice.args,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { args: LinkSent.args, globals: { scheme: 'dark' } };
