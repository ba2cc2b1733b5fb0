import { defaultHandlers, fail, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoctorRegister } from './DoctorRegister.tsx';

const nobody = fail(404, 'NOT_FOUND', 'You have not applied yet.');

/** On the page of any host: address, token, the human check's key and an address to write to are all it needs. */
const meta = {
  title: 'Screens/Doctor register',
  component: DoctorRegister,
  args: {
    apiBase: 'https://api.example.test',
    token: 'story',
    humanCheck: { siteKey: '1x00000000000000000000AA' },
    contactEmail: 'doctors@example.com.au',
  },
  beforeEach: ({ msw }) => msw.use(mock('myProvider', nobody), mock('providerOf', nobody), ...defaultHandlers()),
} satisfies Meta<typeof DoctorRegister>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Full name')).toHaveValue('');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Register as a Doctor' })).toBeVisible();
  },
};

/** A host whose visitor has no token. */
export const NobodySignedIn: Story = {
  args: { token: async () => null, onSignIn: fn(), profession: 'pets' },
  beforeEach: ({ msw }) => msw.use(mock('myProvider', fail(401, 'UNAUTHENTICATED', 'Sign in first.'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  },
};
