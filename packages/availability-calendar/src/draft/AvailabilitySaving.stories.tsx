import { teleStage } from '@tele/kit/story-stage';
import type { Span } from '@tele/core';
import { aBlock, anAvailability, fail, keptAvailability, mock, unreachable } from '@tele/core/testing';
import { onlineManager } from '@tanstack/react-query';
import { Button } from '@tele/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { AvailabilityScreen } from '../screen/AvailabilityScreen.tsx';

const mine = aBlock('2026-11-24', 9, 10);
const store = keptAvailability(anAvailability({ items: [mine] }));

const meta = {
  title: 'Screens/Availability/Saving',
  component: AvailabilityScreen,
  decorators: [teleStage],
  beforeEach: ({ msw }) => {
    store.change([mine]);
    msw.use(
      mock('myAvailability', store.mine),
      mock('saveAvailability', store.save),
      mock('myAppointments', { items: [] }),
    );
    return () => onlineManager.setOnline(true);
  },
} satisfies Meta<typeof AvailabilityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const block = (name: RegExp) => screen.findByRole('button', { name });

const moveIt = async (day = 'Tuesday 24 November') => {
  await block(new RegExp(`^\\d+:\\d\\d – \\d+:\\d\\d am AEDT, ${day}`));
  screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  if (day.startsWith('Tuesday')) await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await block(new RegExp(`^9:30 – 10:30 am AEDT, ${day}`));
};

const starts = (blocks: readonly Span[]) => blocks.map(({ startISO }) => startISO);

export const SavesByItself: Story = {
  tags: ['journey', 'spec:2.calendar-save-state', 'spec:4.save-saved'],
  play: async ({ canvas }) => {
    await moveIt();
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(starts(store.read().items)).toEqual(['2026-11-23T22:30:00.000Z']);
    await waitFor(() => expect(canvas.queryByText('Saved')).toBeNull());
  },
};

export const Saving: Story = {
  tags: ['spec:4.save-saving'],
  beforeEach: ({ msw }) => msw.use(mock('saveAvailability', () => new Promise(() => {}))),
  play: async ({ canvas }) => {
    await moveIt();
    await expectState(async () => {
      await expect(await canvas.findByText('Saving…')).toBeVisible();
    });
  },
};

export const SavingNarrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 390, maxInlineSize: '100%' }}>{Story()}</div>],
  beforeEach: ({ msw }) => {
    store.change([aBlock('2026-11-23', 9, 10)]);
    msw.use(mock('saveAvailability', () => new Promise(() => {})));
  },
  play: async ({ canvas }) => {
    await moveIt('Monday 23 November');
    await expectState(async () => {
      await expect(await canvas.findByText('Saving…')).toBeVisible();
    });
  },
};

export const GoesOnWhileSaving: Story = {
  ...Saving,
  tags: ['journey'],
  play: async (context) => {
    await Saving.play?.(context);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await block(/^10:00 – 11:00 am AEDT, Tuesday 24 November/)).toBeVisible();
  },
};

const keptSave = async (call: Parameters<Extract<typeof store.save, (...given: never) => unknown>>[0]) =>
  typeof store.save === 'function' ? store.save(call) : store.save;

const refusedOnce = (refusal: ReturnType<typeof fail>) => {
  let refused = false;
  return mock('saveAvailability', async (call) => {
    if (refused) return keptSave(call);
    refused = true;
    return refusal;
  });
};

export const FailedThenRetried: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(refusedOnce(fail(500, 'INTERNAL', 'The service is out of order.'))),
  play: async ({ canvas }) => {
    await moveIt();
    await expect(await canvas.findByText('Failed to save')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/kept them on this page.*The service is out of order\./);
    await expect(await block(/^9:30 – 10:30 am AEDT, Tuesday 24 November/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(starts(store.read().items)).toEqual(['2026-11-23T22:30:00.000Z']);
  },
};

let isReachable = true;

export const Failing: Story = {
  tags: ['spec:4.save-error', 'spec:8.saving'],
  parameters: { shows: ['Failed to save'] },
  beforeEach: ({ msw }) => {
    isReachable = false;
    msw.use(mock('saveAvailability', (call) => (isReachable ? keptSave(call) : unreachable)));
  },
  play: async ({ canvas }) => {
    await moveIt();
    await expectState(async () => {
      await expect(await canvas.findByText('Failed to save')).toBeVisible();
      await expect(await canvas.findByText('Not saved yet')).toBeVisible();
    });
  },
};

export const RetriesByItself: Story = {
  ...Failing,
  tags: ['journey'],
  play: async (context) => {
    await Failing.play?.(context);
    isReachable = true;
    await expect(await context.canvas.findByText('Saved')).toBeVisible();
    await expect(starts(store.read().items)).toEqual(['2026-11-23T22:30:00.000Z']);
  },
};

const Leavable = () => {
  const [here, setHere] = useState(true);
  return (
    <>
      <Button onClick={() => setHere(!here)}>{here ? 'Leave' : 'Come back'}</Button>
      {here && <AvailabilityScreen />}
    </>
  );
};

export const SignedOutThenBack: Story = {
  tags: ['journey'],
  render: () => <Leavable />,
  beforeEach: ({ msw }) => msw.use(refusedOnce(fail(401, 'UNAUTHENTICATED', 'Sign in to continue.'))),
  play: async ({ canvas }) => {
    await moveIt();
    await expect(await canvas.findByText('Failed to save')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(await block(/^9:30 – 10:30 am AEDT, Tuesday 24 November/)).toBeVisible();
    await expect(starts(store.read().items)).toEqual(['2026-11-23T22:30:00.000Z']);
  },
};

export const EditsWaitForTheConnection: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    await block(/^9:00 – 10:00 am AEDT, Tuesday 24 November/);
    onlineManager.setOnline(false);
    await moveIt();
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
    await expect(starts(store.read().items)).toEqual(['2026-11-23T22:00:00.000Z']);
    const view = canvas.getByRole('grid').ownerDocument.defaultView;
    const leaving = new Event('beforeunload', { cancelable: true });
    view?.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
    onlineManager.setOnline(true);
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(starts(store.read().items)).toEqual(['2026-11-23T22:30:00.000Z']);
  },
};

const theirs = aBlock('2026-11-26', 13, 14);

const changedElsewhere = async () => {
  await block(/^9:00 – 10:00 am AEDT, Tuesday 24 November/);
  store.change([mine, theirs]);
  await moveIt();
  return within(await screen.findByRole('alertdialog', { name: 'Your availability was changed elsewhere' }));
};

export const StaleKeepsMine: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const question = await changedElsewhere();
    await waitFor(() => expect(question.getByText(/^Adds Thu 26 Nov, 1:00 – 2:00.pm$/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Keep these changes' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(starts(store.read().items)).toEqual(['2026-11-23T22:30:00.000Z', theirs.startISO]);
  },
};

export const StaleTakesTheirs: Story = {
  play: async () => {
    const question = await changedElsewhere();
    await userEvent.click(question.getByRole('button', { name: 'Use saved version' }));
    await expectState(async () => {
      await expect(await block(/^9:00 – 10:00 am AEDT, Tuesday 24 November/)).toBeVisible();
      await expect(await block(/^1:00 – 2:00 pm AEDT, Thursday 26 November/)).toBeVisible();
      await expect(starts(store.read().items)).toEqual([mine.startISO, theirs.startISO]);
    });
  },
};

export const StaleAsked: Story = {
  play: async () => {
    const question = await changedElsewhere();
    await expectState(() =>
      waitFor(() => expect(question.getByRole('button', { name: 'Keep these changes' })).toBeVisible()),
    );
  },
};

export const TabsStayInStep: Story = {
  play: async () => {
    await block(/^9:00 – 10:00 am AEDT, Tuesday 24 November/);
    store.change([mine, theirs]);
    const channel = new BroadcastChannel('tele-availability');
    channel.postMessage(store.read().version);
    await expect(await block(/^1:00 – 2:00 pm AEDT, Thursday 26 November/)).toBeVisible();
    channel.close();
  },
};
