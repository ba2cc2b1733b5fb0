import {
  aBusyCalendar,
  anAvailability,
  defaultHandlers,
  fail,
  keptCalendars,
  keptTimeOff,
  mock,
  someCalendars,
  someTimesAway,
} from '@tele/core/testing';
import { inHost, onPhone, teleStage } from '@tele/kit/story-stage';
import { expectInView } from '@tele/ui/expect-in-view';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { storyLinks } from '../testing/story-links.ts';
import { WorkingTimeSections } from './WorkingTimeSections.tsx';
import '../section/AccountScreen.css';

const served = (timeOff = keptTimeOff(someTimesAway()), calendars = keptCalendars(someCalendars())) => {
  const { workingRules, saveWorkingRules, timesAway, addTimeOff, saveTimeOff, deleteTimeOff } = timeOff.responders;
  const { responders } = calendars;
  return [
    mock('myAvailability', anAvailability()),
    mock('workingRules', workingRules),
    mock('saveWorkingRules', saveWorkingRules),
    mock('timesAway', timesAway),
    mock('addTimeOff', addTimeOff),
    mock('saveTimeOff', saveTimeOff),
    mock('deleteTimeOff', deleteTimeOff),
    mock('myCalendars', responders.myCalendars),
    mock('makeCalendarFeed', responders.makeCalendarFeed),
    mock('endCalendarFeed', responders.endCalendarFeed),
    mock('addCalendar', responders.addCalendar),
    mock('readCalendar', responders.readCalendar),
    mock('deleteCalendar', responders.deleteCalendar),
    ...defaultHandlers(),
  ];
};

const meta = {
  title: 'Screens/Account/Working time',
  component: WorkingTimeSections,
  args: { appointmentHref: storyLinks.appointments },
  decorators: [
    (Story) => (
      <div className="tele-account-screen">
        <Story />
      </div>
    ),
    teleStage,
  ],
  beforeEach: ({ msw }) => msw.use(...served()),
} satisfies Meta<typeof WorkingTimeSections>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const partOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

export const OnFile: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('17 days, no appointments')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Appointment on Fri.4.Dec, 4:30/ })).toHaveAttribute(
      'href',
      '/appointments?apt=sel_3M9XTD',
    );
    await expect(await canvas.findByText(/^Updated 6 minutes ago, 11 busy times/)).toBeVisible();
    await expect(canvas.getByText(/No response from this link.*last known busy times.*try again at/)).toBeVisible();
  },
};
export const Dark: Story = { ...OnFile, globals: { scheme: 'dark' } };
export const Narrow: Story = { ...OnFile, decorators: [inHost({ inlineSize: '320px' })] };

export const NothingYet: Story = {
  beforeEach: ({ msw }) => msw.use(...defaultHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No time off planned.')).toBeVisible();
    await expect(await canvas.findByText(/^None yet/)).toBeVisible();
  },
};

export const SavesNotice: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const part = await partOf(canvas, 'Notice and break');
    await userEvent.selectOptions(part.getByLabelText('Minimum notice'), '24 hours');
    await userEvent.selectOptions(part.getByLabelText('Break after each appointment'), '30 minutes');
    await expect(await part.findByText('Not saved yet')).toBeVisible();
    // Monday 23 November, 9:00 am to 12:30 pm, at 10:12 am: 11:30 and 12:00 are too soon.
    await expect(await part.findByText('With these settings, Mon 23 Nov has 0 times instead of 2.')).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Save Notice and break' }));
    await expect(await part.findByText('Saved')).toBeVisible();
    await expect(part.getByLabelText('Minimum notice')).toHaveValue('24');
  },
};

/** Adds, changes and removes whole days. */
export const TimeOffAdded: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const part = await partOf(canvas, 'Time off');
    const sheet = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));
    await userEvent.click(part.getByRole('button', { name: 'Add time off' }));
    const adding = await sheet('Add time off');
    await userEvent.click(adding.getByRole('button', { name: 'Add' }));
    await expect(await adding.findByText('Choose the first day.')).toBeVisible();
    await userEvent.type(adding.getByLabelText(/First day/), '2026-12-14');
    await userEvent.type(adding.getByLabelText(/Last day/), '2026-12-13');
    await expect(await adding.findByText('The last day must be on or after the first day.')).toBeVisible();
    await userEvent.clear(adding.getByLabelText(/Last day/));
    await userEvent.type(adding.getByLabelText(/Last day/), '2026-12-15');
    await userEvent.click(adding.getByRole('button', { name: 'Add' }));
    await userEvent.click(await part.findByRole('button', { name: /^Edit Mon.14.Dec to Tue.15.Dec$/ }));
    const changing = await sheet('Change time off');
    await userEvent.clear(changing.getByLabelText(/Last day/));
    await userEvent.type(changing.getByLabelText(/Last day/), '2026-12-18');
    await userEvent.click(changing.getByRole('button', { name: 'Save' }));
    await userEvent.click(await part.findByRole('button', { name: /^Edit Mon.14.Dec to Fri.18.Dec$/ }));
    await userEvent.click((await sheet('Change time off')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(part.queryByRole('button', { name: /^Edit Mon.14.Dec/ })).toBeNull());
    // The focused row is gone, so the focus moves within the list.
    await waitFor(() => expect(part.getAllByRole('button')[0]).toHaveFocus());
  },
};

/** Discarded entries do not return. */
export const TimeOffGivenUp: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const part = await partOf(canvas, 'Time off');
    const sheet = async () => within(await within(document.body).findByRole('dialog', { name: 'Add time off' }));
    await userEvent.click(part.getByRole('button', { name: 'Add time off' }));
    await userEvent.type((await sheet()).getByLabelText(/First day/), '2026-12-14');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.click(part.getByRole('button', { name: 'Add time off' }));
    await expect((await sheet()).getByLabelText(/First day/)).toHaveValue('');
  },
};

/** Removed in another tab: the chosen dates stay. */
export const TimeOffGone: Story = {
  beforeEach: ({ msw }) => msw.use(mock('saveTimeOff', fail(404, 'NOT_FOUND', 'Time off not found')), ...served()),
  play: async ({ canvas }) => {
    const part = await partOf(canvas, 'Time off');
    await userEvent.click(part.getByRole('button', { name: /^Edit Fri.4.Dec/ }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Change time off' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectState(async () => {
      await expect(await sheet.findByRole('alert')).toBeVisible();
      await expect(sheet.getByLabelText(/First day/)).toHaveValue('Fri 4 Dec 2026');
    });
  },
};

export const NewFeedAddress: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const part = await partOf(canvas, 'Calendars');
    await expect(part.getByLabelText('Link')).toHaveValue('https://api.example/feeds/story-first.ics');
    await userEvent.click(part.getByRole('button', { name: 'Create new link' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create new link' }));
    await waitFor(() => expect(part.getByLabelText('Link')).toHaveValue('https://api.example/feeds/story-made1.ics'));
    await userEvent.click(part.getByRole('button', { name: 'Turn off link' }));
    const question = within(await within(document.body).findByRole('alertdialog', { name: 'Turn off this link?' }));
    await userEvent.click(question.getByRole('button', { name: 'Turn off link' }));
    await expect(await part.findByRole('button', { name: 'Create link' })).toBeVisible();
  },
};

export const CalendarReadAgain: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const part = await partOf(canvas, 'Calendars');
    await userEvent.click(part.getByRole('button', { name: 'Try again Family calendar' }));
    await expect(await part.findByText(/^Updated just now, 3 busy times/)).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Disconnect Family calendar' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(part.queryByRole('button', { name: 'Disconnect Family calendar' })).toBeNull());
  },
};

export const CalendarAdded: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const part = await partOf(canvas, 'Calendars');
    await userEvent.click(part.getByRole('button', { name: 'Import busy times' }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Import busy times' }));
    await userEvent.type(sheet.getByLabelText(/Name/), 'Practice');
    await userEvent.type(sheet.getByLabelText(/iCal link/), 'http://calendar.example/basic.ics');
    await userEvent.click(sheet.getByRole('button', { name: 'Add' }));
    await expect(await sheet.findByText(/starts with https/)).toBeVisible();
    await userEvent.clear(sheet.getByLabelText(/iCal link/));
    await userEvent.type(sheet.getByLabelText(/iCal link/), 'https://10.0.0.1/basic.ics');
    await expect(await sheet.findByText('Enter a link that works on the public internet.')).toBeVisible();
    await userEvent.clear(sheet.getByLabelText(/iCal link/));
    await userEvent.type(sheet.getByLabelText(/iCal link/), 'webcal://calendar.example/basic.ics');
    await userEvent.click(sheet.getByRole('button', { name: 'Add' }));
    await expect(await part.findByRole('button', { name: 'Disconnect Practice' })).toBeVisible();
  },
};

export const BeingRead: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...served(
        keptTimeOff(),
        keptCalendars(someCalendars({ others: [aBusyCalendar({ readAt: null, beingRead: true, busyTimes: 0 })] })),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading for the first time…')).toBeVisible();
  },
};

export const BeingTried: Story = {
  beforeEach: ({ msw }) => {
    const others = someCalendars().others.map((one) => ({ ...one, beingRead: one.failedSince !== null }));
    msw.use(...served(keptTimeOff(), keptCalendars(someCalendars({ others }))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No response from this link/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Trying…/ })).toBeVisible();
  },
};

/** After 30 days of failures the row shows when syncing stopped, with advice. */
export const StoppedReading: Story = {
  beforeEach: ({ msw }) => {
    const failed = {
      failedSince: '2026-10-23T22:00:00.000Z',
      fault: 'gone',
      stoppedAt: '2026-11-22T22:00:00.000Z',
    } as const;
    msw.use(...served(keptTimeOff(), keptCalendars(someCalendars({ others: [aBusyCalendar(failed)] }))));
  },
  play: async ({ canvas }) => {
    const text =
      /^We stopped reading this calendar on Mon 23 Nov\. The calendar is no longer at this link\..*Read it again/;
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Read again Hospital roster' })).toBeVisible();
  },
};

export const ReadsAStoppedCalendarAgain: Story = {
  ...StoppedReading,
  tags: ['journey'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read again Hospital roster' }));
    await expect(await canvas.findByText(/^Updated just now, 11 busy times/)).toBeVisible();
  },
};

export const CalendarHostChecked: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    const unknown = 'We can’t find this site. Check the link.';
    msw.use(
      mock('addCalendar', ({ body }) =>
        body.address.includes('nowhere')
          ? fail(422, 'INVALID_INPUT', unknown, { fields: { address: unknown } })
          : { ...someCalendars(), addressChecked: false },
      ),
    );
  },
  play: async ({ canvas }) => {
    const part = await partOf(canvas, 'Calendars');
    await userEvent.click(part.getByRole('button', { name: 'Import busy times' }));
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Import busy times' }));
    await userEvent.type(sheet.getByLabelText(/Name/), 'Practice');
    await userEvent.type(sheet.getByLabelText(/iCal link/), 'https://nowhere.example/basic.ics');
    await userEvent.click(sheet.getByRole('button', { name: 'Add' }));
    await expect(await sheet.findByText('We can’t find this site. Check the link.')).toBeVisible();
    await expect(sheet.getByLabelText(/iCal link/)).toHaveFocus();
    await userEvent.clear(sheet.getByLabelText(/iCal link/));
    await userEvent.type(sheet.getByLabelText(/iCal link/), 'https://later.example/basic.ics');
    await userEvent.click(sheet.getByRole('button', { name: 'Add' }));
    await expect(
      await within(document.body).findByText(/^Calendar added\. We couldn’t check its link yet/),
    ).toBeVisible();
  },
};

/** On a phone an error of either sheet is in view with the focus. */
export const ErrorsOnAPhone: Story = {
  ...onPhone,
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(mock('addCalendar', fail(500, 'INTERNAL', '')), ...served()),
  play: async ({ canvas }) => {
    const sheet = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));
    await userEvent.click((await partOf(canvas, 'Time off')).getByRole('button', { name: 'Add time off' }));
    const timeOff = await sheet('Add time off');
    await userEvent.click(timeOff.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(timeOff.getByLabelText(/First day/)).toHaveFocus());
    await expectInView(timeOff.getByText('Choose the first day.'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.click((await partOf(canvas, 'Calendars')).getByRole('button', { name: 'Import busy times' }));
    const calendar = await sheet('Import busy times');
    await userEvent.type(calendar.getByLabelText(/Name/), 'Roster');
    await userEvent.type(calendar.getByLabelText(/iCal link/), 'https://calendar.example/basic.ics');
    await userEvent.click(calendar.getByRole('button', { name: 'Add' }));
    const alert = await calendar.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expectInView(alert);
  },
};

export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(mock('timesAway', fail(500, 'INTERNAL', '')), ...served()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load time off')).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Calendars' })).toBeVisible();
  },
};
