import { fail, mock, unreachable } from '@tele/core/testing';
import { onPhone } from '@tele/kit/story-stage';
import { expectInView } from '@tele/ui/expect-in-view';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import type { ReviewScreen } from './ReviewScreen.tsx';
import { approvedWith, mirela, rejectedWith, reviewMeta, type Canvas } from './story-review.ts';

const meta = {
  ...reviewMeta,
  title: 'Screens/Staff/Review/Decision',
} satisfies Meta<typeof ReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const approveAll = async (canvas: Canvas): Promise<void> => {
  for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
};

/** Approve waits for the last check, lists the rest, and opens the next free application. */
export const Approved: Story = {
  tags: ['journey'],
  play: async ({ canvas, args }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    for (const box of boxes.slice(1)) await userEvent.click(box);
    await expect(canvas.getByText(/^Not checked yet: Name matches everywhere\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await userEvent.click(boxes[0]!);
    await userEvent.type(canvas.getByRole('textbox', { name: /Internal note/ }), 'Rang the board.');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('app_3'));
    await expect(approvedWith).toHaveBeenCalledWith({
      checked: ['name', 'registration', 'title', 'seniority', 'conditions', 'identity'],
      note: 'Rang the board.',
    });
  },
};

export const ApprovalFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock('approveApplication', unreachable)),
  play: async ({ canvas }) => {
    await approveAll(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: /Internal note/ }), 'Rang the board.');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expectState(async () => {
      await expect(await canvas.findByText(/couldn’t approve the application|connection/i)).toBeVisible();
      for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
      await expect(canvas.getByRole('textbox', { name: /Internal note/ })).toHaveValue('Rang the board.');
    });
  },
};

/** The slower of two reviewers sees who decided. */
export const SomebodyWasFaster: Story = {
  beforeEach: ({ msw }) => {
    const decided = mirela({ status: 'APPROVED', decidedBy: 'kim@example.com', decidedAt: '2026-11-22T23:09:00.000Z' });
    let late = false;
    msw.use(
      mock('approveApplication', () => {
        late = true;
        return fail(409, 'ALREADY_DECIDED', 'This application has already been approved.');
      }),
      mock('staffApplication', () => (late ? decided : mirela())),
    );
  },
  play: async ({ canvas, args }) => {
    await approveAll(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expectState(async () => {
      await expect(await canvas.findByText('kim@example.com has already approved it.')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Review next' })).toHaveAttribute('href', '#/staff/app_3');
      await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
      await expect(args.onOpen).not.toHaveBeenCalled();
    });
  },
};

const rejectSheet = async (canvas: Canvas): Promise<Canvas> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
  return within(await screen.findByRole('dialog', { name: 'Reject this application?' }));
};

export const Rejecting: Story = {
  tags: ['journey'],
  play: async ({ canvas, args }) => {
    const sheet = await rejectSheet(canvas);
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Photo ID #1' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Reject application' }));
    await expect(await sheet.findByText('Enter a reason.')).toBeVisible();
    await expect(sheet.getByText('Describe what doesn’t match.')).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Photo ID #1: what you found' }), 'Expired in March.');
    await userEvent.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'Your photo ID has expired.');
    await userEvent.click(sheet.getByRole('button', { name: 'Reject application' }));
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith('app_3'));
    await expect(rejectedWith).toHaveBeenCalledWith({
      reason: 'Your photo ID has expired.',
      faults: [{ field: 'id1', text: 'Expired in March.' }],
    });
  },
};

/** On a phone, an error is in view with the focus: of a field, then of the form. */
export const RejectErrorsOnAPhone: Story = {
  ...onPhone,
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(mock('rejectApplication', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    const sheet = await rejectSheet(canvas);
    await userEvent.click(sheet.getByRole('button', { name: 'Reject application' }));
    const reason = sheet.getByRole('textbox', { name: /^Reason/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await expectInView(sheet.getByText('Enter a reason.'));
    await userEvent.type(reason, 'The CV cannot be read.');
    await userEvent.click(sheet.getByRole('button', { name: 'Reject application' }));
    const alert = await sheet.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expectInView(alert);
  },
};

export const RejectSheetKeepsWhatWasWritten: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    let sheet = await rejectSheet(canvas);
    await userEvent.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'The CV cannot be read.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    sheet = await rejectSheet(canvas);
    await expect(sheet.getByRole('textbox', { name: /^Reason/ })).toHaveValue('The CV cannot be read.');
  },
};
