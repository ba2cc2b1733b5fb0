import { Heading } from '@tele/ui';
import { teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen, waitFor } from 'storybook/test';
import { places } from '../places.ts';
import { AfterLogin, type AfterLoginProps } from './AfterLogin.tsx';

const Landed = ({ announce }: AfterLoginProps) => (
  <RouterProvider
    router={createMemoryRouter(
      [
        { path: places.landing.path, element: <AfterLogin announce={announce} /> },
        { path: '*', element: <Heading level={1}>Where they were going</Heading> },
      ],
      { initialEntries: [places.landing.path] },
    )}
  />
);

const meta = {
  title: 'Screens/Login/Signed in',
  component: Landed,
  decorators: [teleStage],
  args: { announce: true },
} satisfies Meta<typeof Landed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaidWhereTheyWereGoing: Story = {
  tags: ['spec:8.login-done'],
  parameters: { shows: ['Signed in successfully.'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Where they were going' })).toBeVisible();
    const said = await screen.findByText('Signed in successfully.');
    await waitFor(() => expect(said).toBeVisible());
  },
};

/** A person already signed in sees no message. */
export const SignedInAllAlong: Story = {
  args: { announce: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Where they were going' })).toBeVisible();
    await expect(screen.queryByText('Signed in successfully.')).toBeNull();
  },
};
