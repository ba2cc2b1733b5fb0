import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultHandlers, fail, mock } from '@tele/core/testing';
import { inHost, teleStage } from '@tele/kit/story-stage';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { EmailPreferencesSection } from './EmailPreferencesSection.tsx';
import '../section/AccountScreen.css';

const meta = {
  title: 'Screens/Account/Letters',
  component: EmailPreferencesSection,
  args: { side: 'patient' },
  decorators: [
    (Story) => (
      <div className="tele-account-screen">
        <Story />
      </div>
    ),
    teleStage,
  ],
  beforeEach: ({ msw }) => msw.use(...defaultHandlers()),
} satisfies Meta<typeof EmailPreferencesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each choice saves at once, also by keyboard; fixed emails have no choice. */
export const Chosen: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('checkbox', { name: 'Reminder the day before' });
    await expect(day).toBeChecked();
    day.focus();
    await userEvent.keyboard(' ');
    await expect(day).not.toBeChecked();
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Reminder 2 hours before' })).toBeChecked();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
  },
};

/** A choice that fails to save reverts and can be retried. */
export const NotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(mock('saveEmailPreferences', fail(500, 'INTERNAL', '')), ...defaultHandlers()),
  play: async ({ canvas }) => {
    const hours = await canvas.findByRole('checkbox', { name: 'Reminder 2 hours before' });
    await userEvent.click(hours);
    await expectState(async () => {
      await expect(await canvas.findByText('Failed to save')).toBeVisible();
      await waitFor(() => expect(hours).toBeChecked());
    });
  },
};

export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myEmailPreferences', fail(500, 'INTERNAL', '')), ...defaultHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load your email preferences')).toBeVisible();
  },
};
export const OfSpecialists: Story = { args: { side: 'specialist' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Narrow: Story = { decorators: [inHost({ inlineSize: '320px' })] };
