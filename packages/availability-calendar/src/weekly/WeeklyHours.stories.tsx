import { inHost, teleStage } from '@tele/kit/story-stage';
import { aBlock, aTimeOff, mock } from '@tele/core/testing';
import { expectState } from '@tele/ui/expect-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { serveAvailability } from '../testing/serve-availability.ts';
import { sixWeeks } from '../testing/six-weeks.ts';
import { WeeklyAvailabilityScreen } from '../screen/WeeklyAvailabilityScreen.tsx';

const keepsHalfHour = mock('workingRules', { noticeHours: 1, keepsHalfHour: true });

const meta = {
  title: 'Screens/Availability/Weekly hours',
  component: WeeklyAvailabilityScreen,
  decorators: [teleStage],
  args: { rulesHref: '#rules' },
  beforeEach: ({ msw }) => msw.use(...serveAvailability([]), keepsHalfHour),
} satisfies Meta<typeof WeeklyAvailabilityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const open = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Weekly hours' }));
const choose = async (canvas: Canvas, label: string, hour: number) =>
  userEvent.selectOptions(await canvas.findByLabelText(label), String(hour * 60));

export const FirstVisit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Set your weekly hours' })).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Saturday' })).not.toBeChecked();
    await expect(canvas.getByText('80')).toBeVisible();
    await expect(await canvas.findByText(/so up to 40 of these can be booked/)).toBeVisible();
    await expect(canvas.getByText('40 new hours a week, until Sun 23 May 2027')).toBeInTheDocument();
  },
};
export const Dark: Story = { ...FirstVisit, globals: { scheme: 'dark' } };
export const Narrow: Story = {
  decorators: [inHost({ inlineSize: '288px' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save weekly hours' })).toBeVisible();
  },
};

export const WithABreak: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Monday end', 12);
    await userEvent.click(canvas.getByRole('button', { name: 'Add hours on Monday' }));
    await expectState(async () => {
      await expect(canvas.getByText('Break 12:00 – 1:00 pm')).toBeVisible();
      await expect(canvas.getByLabelText('Monday start 2')).toHaveFocus();
    });
  },
};

export const Faults: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add hours on Monday' }));
    await choose(canvas, 'Monday start 2', 16);
    await choose(canvas, 'Tuesday end', 8);
    await userEvent.click(canvas.getByRole('button', { name: 'Save weekly hours' }));
    await expectState(async () => {
      await expect(canvas.getByText('These hours overlap others on this day.')).toBeVisible();
      await expect(canvas.getByText('The end must be after the start.')).toBeVisible();
      await expect(canvas.getByLabelText('Monday start 2')).toHaveFocus();
    });
  },
};

export const NoDay: Story = {
  play: async ({ canvas }) => {
    for (const day of await canvas.findAllByRole('switch', { checked: true })) await userEvent.click(day);
    await userEvent.click(canvas.getByRole('button', { name: 'Save weekly hours' }));
    await expectState(() => expect(canvas.getByText('Turn on at least one day.')).toBeVisible());
  },
};

/** A one-off Saturday is already there; a Monday joins; time off hides some. */
export const BesideOthers: Story = {
  beforeEach: ({ msw }) => {
    const blocks = [aBlock('2026-11-28', 9, 11), aBlock('2026-11-23', 16, 19)];
    msw.use(...serveAvailability(blocks, [], { timeOff: [aTimeOff()], busy: [] }));
  },
  play: async ({ canvas }) => {
    await open(canvas);
    await expectState(async () => {
      await expect(canvas.getByText(/^Mon 23 Nov, 4:00 – 7:00 pm is already in your calendar/)).toBeVisible();
      await expect(canvas.getByText(/during your time off on Wed 23 Dec to Fri 8 Jan\.$/)).toBeVisible();
      await expect(canvas.getByText('88')).toBeVisible();
    });
  },
};

export const Copying: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Monday end', 12);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Monday' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Copy Monday’s hours to' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Tuesday' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Saturday' }));
    await expectState(async () => {
      await expect(panel.getByText('This replaces the hours on Tuesday, which differ.')).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Copy to 2 days' })).toBeVisible();
    });
  },
};
export const CopyingNarrow: Story = { ...Copying, decorators: [inHost({ inlineSize: '320px' })] };

export const Copies: Story = {
  ...Copying,
  tags: ['journey'],
  play: async (context) => {
    await Copying.play?.(context);
    const { canvas } = context;
    await userEvent.click(screen.getByRole('button', { name: 'Copy to 2 days' }));
    await expect(canvas.getByLabelText('Saturday end')).toHaveValue('720');
    await expect(await screen.findByText('Monday’s hours copied to 2 days')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy Monday' })).toHaveFocus();
  },
};

export const TypesTimes: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    (await canvas.findByLabelText('Monday start')).focus();
    await userEvent.keyboard('0930{Tab}1345');
    await expect(canvas.getByLabelText('Monday start')).toHaveValue('570');
    await expect(canvas.getByLabelText('Monday end')).toHaveValue('810');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('switch', { name: 'Monday' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Add hours on Monday' })).toHaveFocus();
  },
};

export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save weekly hours' }));
    await expectState(async () => {
      await expect(await screen.findByText('Weekly hours saved')).toBeVisible();
      await expect(
        canvas.getByRole('button', { name: '9:00 am – 5:00 pm AEDT, Monday 23 November, available, repeats' }),
      ).toBeVisible();
    });
  },
};

export const Undone: Story = {
  ...Saved,
  tags: ['journey'],
  play: async (context) => {
    await Saved.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await context.canvas.findByRole('heading', { name: 'Weekly hours' })).toBeVisible();
    await expect(context.canvas.getByText('80')).toBeVisible();
  },
};

export const Skipped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip for now' }));
    await expectState(async () => {
      await expect(canvas.getByText(/^No availability yet/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Weekly hours' })).toHaveFocus();
    });
  },
};

export const KeepsTypedHours: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(...serveAvailability(sixWeeks())),
  play: async ({ canvas }) => {
    await open(canvas);
    await choose(canvas, 'Friday end', 13);
    await userEvent.click(canvas.getByRole('button', { name: 'Availability' }));
    await open(canvas);
    await expect(canvas.getByLabelText('Friday end')).toHaveValue('780');
    await expect(canvas.getByRole('heading', { name: 'Weekly hours' })).toHaveFocus();
  },
};
