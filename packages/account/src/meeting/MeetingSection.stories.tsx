import type { Meta, StoryObj } from '@storybook/react-vite';
import { aVideoMeeting, defaultHandlers, fail, keptMeeting, mock } from '@tele/core/testing';
import { inHost, teleStage } from '@tele/kit/story-stage';
import { expect, userEvent } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { MeetingSection } from './MeetingSection.tsx';
import '../section/AccountScreen.css';

const meta = {
  title: 'Screens/Account/How we meet',
  component: MeetingSection,
  decorators: [
    (Story) => (
      <div className="tele-account-screen">
        <Story />
      </div>
    ),
    teleStage,
  ],
  beforeEach: ({ msw }) => msw.use(...defaultHandlers()),
} satisfies Meta<typeof MeetingSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const withMeeting = (given: Parameters<typeof keptMeeting>[0]): Story['beforeEach'] => {
  const kept = keptMeeting(given);
  return ({ msw }) => msw.use(mock('myMeeting', kept.mine), mock('saveMeeting', kept.save), ...defaultHandlers());
};

/** Changing to video requires a valid link; the section saves alone. */
export const ToVideo: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'My video link' }));
    const save = canvas.getByRole('button', { name: 'Save How you meet people' });
    await userEvent.click(save);
    await expect(await canvas.findByText('Enter your video link.')).toBeVisible();
    const link = canvas.getByRole('textbox', { name: /Video link/ });
    await userEvent.type(link, 'http://meet.example.com/room');
    await expect(canvas.getByText('Enter the full link, starting with https://')).toBeVisible();
    await userEvent.clear(link);
    await userEvent.type(link, 'https://meet.example.com/room');
    await userEvent.click(save);
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(link).toHaveValue('https://meet.example.com/room');
  },
};

export const Video: Story = { beforeEach: withMeeting(aVideoMeeting()) };
export const VideoDark: Story = { ...Video, globals: { scheme: 'dark' } };
export const VideoNarrow: Story = { ...Video, decorators: [inHost({ inlineSize: '320px' })] };

/** Error only the API can find, shown at the field. */
export const OurOwnHost: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('myMeeting', keptMeeting(aVideoMeeting()).mine),
      mock(
        'saveMeeting',
        fail(422, 'INVALID_INPUT', 'Enter a link from your own video service.', {
          fields: { videoUrl: 'Enter a link from your own video service.' },
        }),
      ),
      ...defaultHandlers(),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save How you meet people' }));
    await expectState(async () =>
      expect(await canvas.findByText('Enter a link from your own video service.')).toBeVisible(),
    );
  },
};

export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myMeeting', fail(500, 'INTERNAL', '')), ...defaultHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load how you meet')).toBeVisible();
  },
};
