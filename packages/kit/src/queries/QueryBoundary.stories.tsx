import { mock, fail, unreachable, aMe } from '@tele/core/testing';
import { useQuery } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { Skeleton } from '@tele/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { OfflineBanner } from '../offline/OfflineBanner.tsx';
import { callQuery } from '../calls/call-query.ts';
import { useTele } from '../provider/context.ts';
import { goOffline, teleStage } from '../story-stage.tsx';
import { QueryBoundary } from './QueryBoundary.tsx';

const Example = () => {
  const { client } = useTele();
  const query = useQuery(callQuery(client, 'authMe'));
  return (
    <>
      <OfflineBanner />
      <QueryBoundary
        query={query}
        loading={<Skeleton />}
        loadingLabel="Loading profile"
        errorTitle="Failed to load profile"
      >
        {(me) => (
          <p>
            <span>{`Signed in as ${me.email}. `}</span>
            <button onClick={() => void query.refetch()}>Refresh</button>
          </p>
        )}
      </QueryBoundary>
    </>
  );
};

const meta = {
  title: 'Patterns/QueryBoundary',
  component: Example,
  subcomponents: { QueryBoundary },
  decorators: [teleStage],
  // Each story has its own answers from the service, so its own page.
  parameters: { docs: { story: { inline: false, height: '300px' } } },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock('authMe', () => new Promise(() => {}))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading profile')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(mock('authMe', () => (++calls === 1 ? fail(500, 'INTERNAL', 'The service stumbled.') : aMe())));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load profile' })).toBeVisible();
    await expect(canvas.getByText('The service stumbled.')).toBeVisible();
  },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ['journey'],
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/Signed in as/)).toBeVisible();
  },
};

export const SignedOut: Story = {
  beforeEach: ({ msw }) => msw.use(mock('authMe', fail(401, 'UNAUTHENTICATED', 'The token has expired.'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Please sign in' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText('Failed to load profile')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

export const NoErrorField: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/auth/me', () => new HttpResponse('<html>', { status: 502, statusText: 'Bad Gateway' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load profile' })).toBeVisible();
    await expect(canvas.getByText('Bad Gateway')).toBeVisible();
  },
};

export const NoAnswer: Story = {
  beforeEach: ({ msw }) => msw.use(mock('authMe', unreachable)),
  play: async ({ canvas }) => {
    const detail = await canvas.findByText('We couldn’t connect. Check your connection and try again.');
    await expect(detail).toBeVisible();
  },
};

export const KeepsWhatItHasWhenARefreshFails: Story = {
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(mock('authMe', () => (++calls === 1 ? aMe() : fail(500, 'INTERNAL', 'The service stumbled.'))));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await expectState(async () => {
      await expect(canvas.getByText(/Signed in as/)).toBeVisible();
      await expect(canvas.queryByText('Failed to load profile')).toBeNull();
    });
  },
};

export const Offline: Story = {
  beforeEach: () => goOffline(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline. Changes will retry when connection resumes.')).toBeVisible();
    await expect(canvas.getByText('Failed to load profile')).toBeVisible();
  },
};
