import { goOffline, teleStage } from '@tele/kit/story-stage';
import {
  aProvider,
  defaultHandlers,
  fail,
  installStoryTurnstile,
  mock,
  storyTurnstileScript,
  unreachable,
} from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { RegisterScreen } from './RegisterScreen.tsx';

const nobody = fail(404, 'NOT_FOUND', 'You have not applied yet.');

const meta = {
  title: 'Screens/Registration',
  component: RegisterScreen,
  decorators: [teleStage],
  args: {
    category: 'doctor',
    humanCheck: { siteKey: '1x00000000000000000000AA', scriptUrl: storyTurnstileScript },
    contactEmail: 'doctors@example.com.au',
    practice: { claim: '200+ 5-star reviews from patients of the practice.' },
    links: { categories: '#/work', preview: '#/work/doctors/me', documents: '#/work/account', hours: '#/availability' },
  },
  beforeEach: ({ msw }) => {
    msw.use(mock('myProvider', nobody), mock('providerOf', nobody), ...defaultHandlers());
    return installStoryTurnstile('passes').remove;
  },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The button waits for the account's email. */
const submit = async (canvas: Canvas): Promise<void> => {
  const button = canvas.getByRole('button', { name: 'Submit registration' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

export const SignedOut: Story = {
  tags: [
    'spec:2.register-compare',
    'spec:2.register-signed-out',
    'spec:6.register-by-user',
    'spec:9.directory-fee',
    'spec:9.practice-fee',
    'spec:9.reviews',
    'spec:9.seniority',
  ],
  args: { signedOut: true, onSignIn: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Register as a Doctor' })).toBeVisible();
    await expect(await canvas.findByText('15%')).toBeVisible();
  },
};

export const SignsIn: Story = {
  ...SignedOut,
  tags: ['journey'],
  play: async (context) => {
    await SignedOut.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a link' }));
    await expect(args.onSignIn).toHaveBeenNthCalledWith(1, { method: 'google' });
    await expect(args.onSignIn).toHaveBeenNthCalledWith(2, { method: 'email' });
  },
};

export const SignedOutOneWay: Story = {
  args: { signedOut: true, category: 'legal', onSignIn: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$10.00')).toBeVisible();
    await expect(canvas.queryByText('15%')).toBeNull();
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myProvider', fail(401, 'UNAUTHENTICATED', 'Please sign in first.'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in to register' })).toBeVisible();
  },
};

export const Checking: Story = {
  tags: ['spec:2.register-checking', 'spec:4.application-unknown'],
  parameters: { shows: ['Checking your provider profile…'] },
  beforeEach: ({ msw }) => msw.use(mock('myProvider', () => new Promise(() => {}))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking your provider profile…')).toBeVisible();
  },
};

export const Pending: Story = {
  tags: ['spec:2.register-pending', 'spec:4.application-pending'],
  parameters: { shows: ['Your application is still pending'] },
  beforeEach: ({ msw }) => msw.use(mock('myProvider', aProvider())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your application is still pending' })).toBeVisible();
    await expect(canvas.getByText(/Please don’t apply again/).closest('p')).toHaveTextContent(
      'with your name and AHPRA number.',
    );
    await expect(canvas.getByText(/email your .* contract once you’re approved/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'doctors@example.com.au' })).toHaveAttribute(
      'href',
      'mailto:doctors@example.com.au',
    );
    await expect(canvas.queryByRole('button', { name: 'Submit registration' })).toBeNull();
  },
};

export const PendingAlone: Story = {
  tags: ['spec:2.register-pending'],
  beforeEach: ({ msw }) => msw.use(mock('myProvider', aProvider({ profileType: 'SOLO' }))),
  play: async ({ canvas }) => {
    await canvas.findByText(/Please don’t apply again/);
    await expect(canvas.queryByText(/contract/)).toBeNull();
  },
};

export const Approved: Story = {
  tags: ['spec:2.register-approved', 'spec:4.application-approved'],
  parameters: { shows: ['You’re approved'] },
  beforeEach: ({ msw }) =>
    msw.use(mock('myProvider', aProvider({ status: 'APPROVED', decidedAt: '2026-12-01T02:00:00.000Z' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re approved' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Preview profile' })).toHaveAttribute('href', '#/work/doctors/me');
    await expect(canvas.getByRole('link', { name: 'Update documents' })).toHaveAttribute('href', '#/work/account');
    await expect(canvas.getByRole('link', { name: 'Add your hours' })).toHaveAttribute('href', '#/availability');
  },
};

/** Specification-only answer, in lower case, at the second path. */
export const BareAnswer: Story = {
  tags: ['spec:3.provider-profile', 'spec:4.application-lookup'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myProvider', [] as never),
      mock('providerOf', { status: 'approved', profileType: 'EUCA_MD' } as never),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re approved' })).toBeVisible();
  },
};

const faults = [
  { field: 'licences', text: 'The register shows MED0009000025, you wrote MED0009000017.' },
  { field: 'id2', text: 'Same document as photo ID 1.' },
] as const;
const rejected = aProvider({
  status: 'REJECTED',
  decidedAt: '2026-12-01T02:00:00.000Z',
  reason: 'Your number and your second ID.',
  faults: [...faults],
  profile: 'Special interest in reflux.',
});

export const Rejected: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myProvider', rejected)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What did not match' })).toBeVisible();
    await expect(canvas.getByText('AHPRA number')).toBeVisible();
    await expect(canvas.getByText('Photo ID #2')).toBeVisible();
  },
};

export const Correcting: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myProvider', rejected)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply again' }));
    await expectState(async () => {
      await expect(await canvas.findByLabelText('Full name')).toHaveValue('Dr Odette Laurent');
      await expect(canvas.getByLabelText('AHPRA number')).toHaveValue('MED0009000017');
      await expect(canvas.getByLabelText(/Other languages/)).toHaveValue('French');
      await expect(canvas.getByRole('radio', { name: /practice/ })).toBeChecked();
    });
  },
};

export const Suspended: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock('myProvider', aProvider({ status: 'SUSPENDED', reason: 'Your registration has lapsed.' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your profile is suspended' })).toBeVisible();
    await expect(canvas.getByText('Your registration has lapsed.')).toBeVisible();
  },
};

/** A failed lookup shows the form (spec section 8), without claiming that there is no application. */
export const LookupFailed: Story = {
  tags: ['spec:4.application-lookup', 'spec:8.status-failed'],
  beforeEach: ({ msw }) => msw.use(mock('myProvider', unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your provider profile')).toBeVisible();
    await expect(canvas.getByLabelText('Full name')).toBeVisible();
  },
};

export const ChecksAgain: Story = {
  ...LookupFailed,
  tags: ['journey'],
  play: async (context) => {
    await LookupFailed.play?.(context);
    const { canvas, msw } = context;
    msw.use(mock('myProvider', aProvider()));
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByRole('heading', { name: 'Your application is still pending' })).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: () => goOffline(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your provider profile')).toBeVisible();
    await expect(canvas.getByText(/You can keep going/)).toBeVisible();
  },
};

export const LongWords: Story = {
  ...Pending,
  globals: { language: 'en-XA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading').length).toBeGreaterThan(1));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RejectedRightToLeft: Story = {
  ...Rejected,
  globals: { language: 'ar-XB' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading').length).toBeGreaterThan(1));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const SentAgain: Story = {
  tags: ['spec:8.registered'],
  parameters: { shows: ['Thanks! Your registration was submitted. We’ll verify your documents and enable matching.'] },
  args: { onSubmitted: fn() },
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myProvider', rejected),
      mock('registerSpecialist', ({ body }) => aProvider({ profileType: body.profileType, applicationId: 'app_2' })),
    ),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply again' }));
    const number = await canvas.findByLabelText('AHPRA number');
    await userEvent.clear(number);
    await userEvent.type(number, 'MED0009000025');
    await submit(canvas);
    await expectState(async () => {
      await expect(
        await canvas.findByText(
          'Thanks! Your registration was submitted. We’ll verify your documents and enable matching.',
        ),
      ).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Your application is still pending' })).toHaveFocus(),
      );
      await expect(args.onSubmitted).toHaveBeenCalledWith({ category: 'doctor' });
    });
  },
};

export const AppliedElsewhere: Story = {
  beforeEach: ({ msw }) => {
    let applied = false;
    msw.use(
      mock('myProvider', () => (applied ? aProvider() : rejected)),
      mock('registerSpecialist', () => {
        applied = true;
        return fail(409, 'ALREADY_APPLIED', 'Your application is still pending. Please don’t apply again.');
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply again' }));
    await canvas.findByLabelText('AHPRA number');
    await submit(canvas);
    await expectState(async () => {
      await expect(await canvas.findByRole('heading', { name: 'Your application is still pending' })).toBeVisible();
      await expect(canvas.getByText('Your application is still pending. Please don’t apply again.')).toBeVisible();
    });
  },
};
