import { teleStage } from '@tele/kit/story-stage';
import {
  aBlock,
  aReschedule,
  anAppointment,
  aWaitingReschedule,
  appointmentList,
  fail,
  mock,
  moveList,
} from '@tele/core/testing';
import { onlineManager } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { RescheduleScreen } from './RescheduleScreen.tsx';

const reschedule = aWaitingReschedule();
/** On the Friday of the new time, half an hour before it. */
const ruby = anAppointment({
  selectionId: 'sel_ruby',
  chosenSlotISO: '2026-11-26T21:30:00.000Z',
  patientName: 'Ruby Castellano',
});

const meta = {
  title: 'Screens/Reschedule request',
  component: RescheduleScreen,
  decorators: [teleStage],
  args: { rescheduleId: reschedule.rescheduleId, inboxHref: '#/inbox', onDone: fn() },
  beforeEach: ({ msw }) => {
    msw.use(
      mock('waitingReschedules', moveList([reschedule])),
      mock('acceptReschedule', aReschedule({ status: 'ACCEPTED' })),
      mock('declineReschedule', aReschedule({ status: 'DECLINED' })),
      mock('myAppointments', appointmentList([ruby])),
      mock('myAvailability', {
        specialistId: 'spc_brodie',
        version: '1',
        items: [aBlock('2026-11-27', 8, 12)],
      }),
    );
  },
} satisfies Meta<typeof RescheduleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Reschedule request for Maeve Tran/ })).toBeVisible();
    await expect(canvas.getByText(/^My shift changed this week/)).toBeVisible();
    await expect(canvas.getByText('$245.00, unchanged')).toBeVisible();
    await expect(await canvas.findByText(/^8:30.am Ruby Castellano$/)).toBeVisible();
    await expect(await canvas.findByText(/^9:30.am Maeve Tran$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Decline, keep Thursday' })).toBeVisible();
  },
};

export const AskedDark: Story = { ...Asked, globals: { scheme: 'dark' } };

export const AskedNarrow: Story = {
  ...Asked,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const WithoutALine: Story = {
  beforeEach: ({ msw }) => msw.use(mock('waitingReschedules', moveList([aWaitingReschedule({ line: null })]))),
};

export const Moves: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Friday' }));
    await expectState(() => waitFor(() => expect(args.onDone).toHaveBeenCalledWith('moved')));
  },
};

export const Keeps: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline, keep Thursday' }));
    await expectState(() => waitFor(() => expect(args.onDone).toHaveBeenCalledWith('kept')));
  },
};

export const TakenBack: Story = {
  beforeEach: ({ msw }) => {
    let waits = true;
    msw.use(
      mock('waitingReschedules', () => ({ items: waits ? [reschedule] : [] })),
      mock('acceptReschedule', () => {
        waits = false;
        return fail(409, 'MOVE_CLOSED', 'This reschedule request was cancelled. The appointment time has not changed.');
      }),
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept Friday' }));
    await expectState(async () => {
      await expect(await canvas.findByText('This request is no longer open.')).toBeVisible();
      await expect(args.onDone).not.toHaveBeenCalled();
    });
  },
};

export const BeyondTheList: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      mock('waitingReschedules', ({ query }) => ({
        items:
          query.rescheduleId === reschedule.rescheduleId
            ? [reschedule]
            : [aWaitingReschedule({ rescheduleId: 'mov_2' })],
      })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Reschedule request for Maeve Tran/ })).toBeVisible();
  },
};

export const AnsweredOffline: Story = {
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async ({ canvas, args }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept Friday' });
    onlineManager.setOnline(false);
    await userEvent.click(accept);
    await expectState(async () => {
      await expect(await canvas.findByText('Waiting for connection…')).toBeVisible();
      await expect(args.onDone).not.toHaveBeenCalled();
    });
  },
};

export const MovesOnceBackOnline: Story = {
  ...AnsweredOffline,
  tags: ['journey'],
  play: async (context) => {
    await AnsweredOffline.play?.(context);
    onlineManager.setOnline(true);
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledWith('moved'));
  },
};

export const NothingToAnswer: Story = {
  beforeEach: ({ msw }) => msw.use(mock('waitingReschedules', { items: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This request is no longer open.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to inbox' })).toHaveAttribute('href', '#/inbox');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mock('waitingReschedules', fail(503, 'UNAVAILABLE', 'Try again in a moment.'))),
};
