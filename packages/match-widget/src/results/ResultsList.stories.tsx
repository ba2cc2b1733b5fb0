import { teleStage } from '@tele/kit/story-stage';
import { limits, togglePick, type SlotPick, type Specialist } from '@tele/core';
import { slotsFor, storyNow } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useMemo, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { manySpecialists } from '../testing/many-specialists.ts';
import { desk } from '../testing/widths.tsx';
import { ResultsList } from './ResultsList.tsx';

/** Counts renders of each card: each render reads the name once. */
const counted = (specialists: readonly Specialist[], onRead: (id: string) => void): Specialist[] =>
  specialists.map((specialist) =>
    Object.defineProperty({ ...specialist }, 'name', {
      enumerable: true,
      get: () => {
        onRead(specialist.specialistId);
        return specialist.name;
      },
    }),
  );

const Picking = ({ onDraw }: { onDraw: (id: string) => void }) => {
  const [picks, setPicks] = useState<readonly SlotPick[]>([]);
  const specialists = useMemo(() => counted(manySpecialists(6), onDraw), [onDraw]);
  const slots = useMemo(
    () => specialists.map(({ specialistId }) => ({ data: slotsFor({ specialistId }), error: null, isFetching: false })),
    [specialists],
  );
  const pick = useCallback((specialistId: string, slotISO: string) => {
    setPicks((held) => togglePick(held, { specialistId, slotISO }).picks);
  }, []);
  const [today] = useState(() => new Date(storyNow));
  const [retry] = useState(() => () => undefined);
  const full = picks.length >= limits.maxPicks;
  return (
    <ResultsList
      {...{ specialists, slots, picks, full, today }}
      zone="Australia/Sydney"
      onPick={pick}
      onSkip={retry}
      onRetry={retry}
    />
  );
};

const drawnIds = new Set<string>();

const meta = {
  title: 'Screens/Results/List',
  component: Picking,
  args: { onDraw: (id: string) => drawnIds.add(id) },
  decorators: [teleStage, desk],
} satisfies Meta<typeof Picking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DrawsOnlyTheCardPressed: Story = {
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('article');
    if (!first || !second) throw new Error('two cards are needed');
    const slot = (card: HTMLElement) => within(card).getAllByRole('button', { pressed: false })[0];
    const press = async (card: HTMLElement) => {
      const button = slot(card);
      if (button) await userEvent.click(button);
    };
    await press(first);
    drawnIds.clear();
    await press(second);
    await expectState(() => expect([...drawnIds]).toEqual(['spc_1']));
  },
};
