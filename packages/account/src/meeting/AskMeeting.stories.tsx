import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultHandlers } from '@tele/core/testing';
import { inHost, teleStage } from '@tele/kit/story-stage';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { AskMeeting } from './AskMeeting.tsx';

const meta = {
  title: 'Screens/Availability/How do you meet',
  component: AskMeeting,
  decorators: [teleStage],
  beforeEach: ({ msw }) => msw.use(...defaultHandlers()),
} satisfies Meta<typeof AskMeeting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose how you meet' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'How do you meet the people who book you?' }));
    await userEvent.type(sheet.getByRole('textbox', { name: /^Instructions/ }), 'I call from a private number.');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectState(() => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()));
  },
};

export const PutOff: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose how you meet' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await expectState(async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByText('How do you meet the people who book you?')).toBeVisible();
    });
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Narrow: Story = { decorators: [inHost({ inlineSize: '320px' })] };
