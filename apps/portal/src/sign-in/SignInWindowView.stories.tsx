import { storyNow } from '@tele/core/testing';
import { teleStage } from '@tele/kit/story-stage';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { SignInWindowView, type SignInWindowViewProps } from './SignInWindowView.tsx';

const Typed = ({ form, ...rest }: SignInWindowViewProps) => {
  const [email, setEmail] = useState(form.email);
  return <SignInWindowView {...rest} form={{ ...form, email, onEmailChange: setEmail }} />;
};

const wide =
  (inlineSize: number): Decorator =>
  (Story) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  );

const form = {
  email: '',
  onEmailChange: fn(),
  onSubmit: fn(),
  onGoogle: fn(),
  onChangeEmail: fn(),
  busy: false,
  outcome: null,
  againAtISO: null,
};
const maeve = 'maeve.tran@example.com';
const longNames = {
  partner: {
    name: 'Wollongbar and Alstonville Community Health Cooperative Family Practice and Specialist Rooms',
    origin: 'https://wollongbar.example',
  },
  email: 'maximiliana.featherstonehaugh-cholmondeley.the.second@departmentofverylongnames.example.com',
};

const meta = {
  title: 'Screens/Sign-in window',
  component: SignInWindowView,
  render: (args) => <Typed {...args} />,
  parameters: { stage: 'bare', now: storyNow },
  decorators: [teleStage, wide(420)],
  args: {
    stage: 'choose',
    partner: { name: 'Banksia Road Family Practice', origin: 'https://banksia.example' },
    form,
    email: null,
    refusal: null,
    offline: false,
    tab: false,
    opened: true,
    onContinue: fn(),
    onAnother: fn(),
    onStay: fn(),
    onRetry: fn(),
    onBack: fn((event) => event.preventDefault()),
  },
} satisfies Meta<typeof SignInWindowView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  args: { form: { ...form, email: maeve } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in to Tele' })).toBeVisible();
    await expect(
      canvas.getByText(
        'Sign in to send your request from Banksia Road Family Practice. This window will close automatically.',
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText('The site owner can see that a request was made and how it ended, but not your reason.'),
    ).toBeVisible();
    // A popup has no way back: it is closed.
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ChoosesAWay: Story = {
  ...Choose,
  tags: ['journey'],
  play: async (context) => {
    await Choose.play?.(context);
    const { canvasElement, args } = context;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.form.onGoogle).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.form.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const InATab: Story = {
  args: { ...Choose.args, tab: true },
  decorators: [wide(390)],
  play: async ({ canvasElement }) => {
    const back = within(canvasElement).getByRole('link', { name: 'Back to Banksia Road Family Practice' });
    await expect(back).toHaveAttribute('href', 'https://banksia.example');
  },
};

export const GoesBack: Story = {
  ...InATab,
  tags: ['journey'],
  play: async (context) => {
    await InATab.play?.(context);
    const { canvasElement, args } = context;
    const back = within(canvasElement).getByRole('link', { name: 'Back to Banksia Road Family Practice' });
    await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};

export const InAWideTab: Story = { args: { ...Choose.args, tab: true }, decorators: [wide(1200)] };

export const EmailSent: Story = {
  args: { form: { ...form, email: maeve, outcome: 'linkSent', againAtISO: storyNow } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^We’ve emailed you a sign-in link\./)).toBeVisible();
    await expect(canvas.getByText(/^Keep the Banksia Road Family Practice page open\./)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Send it again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use a different email' })).toBeVisible();
  },
};

export const EmailMissing: Story = { args: { form: { ...form, outcome: 'missing' } } };
export const GoogleDidNotFinish: Story = { args: { form: { ...form, outcome: 'googleFailed' } } };

export const SignedInAlready: Story = {
  args: { stage: 'continue', email: maeve },
};

export const GoesOnAsEither: Story = {
  ...SignedInAlready,
  tags: ['journey'],
  play: async (context) => {
    const { canvasElement, args } = context;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue as maeve.tran@example.com' }));
    await expect(args.onContinue).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Use another account' }));
    await expect(args.onAnother).toHaveBeenCalledTimes(1);
  },
};

export const AnotherAccount: Story = {
  args: { email: maeve },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue as maeve.tran@example.com' }));
    await expectState(() => expect(args.onStay).toHaveBeenCalledTimes(1));
  },
};

export const LeaveDidNotGetThrough: Story = {
  args: { ...SignedInAlready.args, refusal: 'We couldn’t connect. Check your connection and try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/^We couldn’t connect\./);
  },
};

export const Loading: Story = { args: { stage: 'loading', partner: null } };
export const WaitingForThePage: Story = { args: { stage: 'waiting' } };
export const SigningIn: Story = { args: { stage: 'signing-in' } };
export const Approving: Story = { args: { stage: 'approving' } };
export const ApprovingOffline: Story = { args: { stage: 'approving', offline: true } };

export const Done: Story = {
  args: { stage: 'done' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You can close this window.')).toBeVisible();
  },
};

export const DoneInAMailedTab: Story = {
  args: { stage: 'done', tab: true, opened: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'You’re signed in' })).toBeVisible();
    await expect(
      canvas.getByText('Go back to the Banksia Road Family Practice page. It will continue automatically.'),
    ).toBeVisible();
  },
};

export const Over: Story = {
  args: { stage: 'over' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Go back to the page you came from and start again.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Banksia Road Family Practice' })).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { stage: 'over', partner: null },
  play: async ({ canvasElement }) => {
    const book = within(canvasElement).getByRole('link', { name: 'Book on Tele' });
    await expect(book).toHaveAttribute('href', '/match/doctor');
  },
};

export const FromAStranger: Story = {
  args: { stage: 'stranger', opened: false, tab: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Book on Tele' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Banksia Road Family Practice' })).toBeVisible();
  },
};

export const LinkFromAnotherBrowser: Story = { args: { stage: 'elsewhere', tab: true, opened: false } };

export const TheServiceDidNotAnswer: Story = {
  args: { stage: 'away', partner: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expectState(() => expect(args.onRetry).toHaveBeenCalledTimes(1));
  },
};

const Changing = (props: SignInWindowViewProps) => {
  const [stage, setStage] = useState<SignInWindowViewProps['stage']>('continue');
  return <SignInWindowView {...props} stage={stage} onContinue={() => setStage('done')} />;
};

export const FocusFollows: Story = {
  args: SignedInAlready.args,
  render: (args) => <Changing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Continue as/ }));
    await expectState(() => expect(canvas.getByRole('heading', { name: 'You’re signed in' })).toHaveFocus());
  },
};

export const LongNames: Story = { args: { ...longNames, stage: 'continue', tab: true }, decorators: [wide(320)] };
export const LongNamesStranger: Story = {
  args: { ...longNames, stage: 'stranger', tab: true },
  decorators: [wide(320)],
};
export const Narrow: Story = { args: { ...EmailSent.args, tab: true }, decorators: [wide(320)] };
export const Dark: Story = { args: EmailSent.args, globals: { scheme: 'dark' } };
export const DarkSignedInAlready: Story = { args: SignedInAlready.args, globals: { scheme: 'dark' } };
