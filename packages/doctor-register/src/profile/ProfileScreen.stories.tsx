import { aProvider, fail, mock, unreachable } from '@tele/core/testing';
import { teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfileScreen } from './ProfileScreen.tsx';

const profile =
  'Rheumatologist in Adelaide. I see people with joint pain that has lasted, explain what the tests mean, and write to your GP the same day.';
const never = fail(404, 'NOT_FOUND', 'You have not applied yet.');
const approved = aProvider({ status: 'APPROVED', specialistId: 'spc_laurent', profile });

const meta = {
  title: 'Screens/Provider profile',
  component: ProfileScreen,
  decorators: [teleStage],
  args: { category: 'doctor', links: { register: '#/work/doctors', documents: '#/work/account' } },
  beforeEach: ({ msw }) => msw.use(mock('myProvider', approved)),
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Approved: Story = {
  tags: ['spec:3.provider-profile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dr Odette Laurent' })).toBeVisible();
    await expect(canvas.getByText('MED0009000017')).toBeVisible();
    await expect(canvas.getByText('Valid in every state and territory')).toBeVisible();
    const register = canvas.getByRole('link', { name: /See on the public register/ });
    await expect(register).toHaveAttribute('href', expect.stringContaining('ahpra.gov.au'));
    await expect(register).toHaveAttribute('rel', 'noreferrer');
    await expect(canvas.getByRole('link', { name: 'Update documents' })).toHaveAttribute('href', '#/work/account');
  },
};

export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myProvider', aProvider())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not shown yet')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Update documents' })).toBeNull();
  },
};

export const Suspended: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myProvider', { ...approved, status: 'SUSPENDED' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your profile is suspended, so it’s hidden from search.')).toBeVisible();
  },
};

export const SeveralLicences: Story = {
  args: { category: 'pets' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myProvider', {
        ...approved,
        profession: 'pets',
        name: 'Wolfeschlegelsteinhausen Featherstonehaugh-Cholmondeley',
        specialties: ['General vet advice', 'Puppy and dog training'],
        licences: [
          licence('vet-nsw', 'N12345', 'NSW', 'https://www.vpb.nsw.gov.au/'),
          licence('vet-vic', 'V1234', 'VIC', null),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Valid in NSW')).toBeVisible();
    await expect(canvas.getByText('Valid in VIC')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /See on the public register/ })).toHaveLength(1);
  },
};

function licence(kind: string, number: string, state: 'NSW' | 'VIC', url: string | null) {
  return {
    kind,
    label: 'Registered veterinarian',
    number,
    states: [state],
    register: { name: 'Register of vets', url },
  };
}

export const NeverApplied: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myProvider', never), mock('providerOf', never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No profile yet.')).toBeVisible();
    const apply = canvas.getAllByRole('link', { name: 'Register as a Doctor' });
    await expect(apply.at(-1)).toHaveAttribute('href', '#/work/doctors');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myProvider', unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load profile')).toBeVisible();
  },
};

export const Phone320: Story = {
  ...SeveralLicences,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const LongLanguage: Story = { globals: { language: 'en-XA' } };
export const RightToLeft: Story = { globals: { language: 'ar-XB' } };
