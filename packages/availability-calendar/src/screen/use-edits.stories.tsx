import { aBlock, anAvailability } from '@tele/core/testing';
import { sydney } from '@tele/core';
import { teleStage } from '@tele/kit/story-stage';
import { Button } from '@tele/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { createDraftStore } from '../save/draft-store.ts';
import editing from '../save/editing.ts';
import { useEdits } from './use-edits.ts';

const block = aBlock('2026-11-24', 9, 10);
const later = aBlock('2026-11-24', 11, 12);

/** A store that is never saved: what it holds is what was edited. */
const aStore = () => {
  const store = createDraftStore({
    save: () => new Promise(() => {}),
    load: () => new Promise(() => {}),
    isOnline: () => false,
    whenOnline: () => undefined,
    onBase: () => undefined,
  });
  store.load(anAvailability({ items: [block] }));
  return store;
};

/** The edits of a calendar whose code comes, or fails to come, at the press of a button. */
const Edits = () => {
  const [store] = useState(aStore);
  const [come, setCome] = useState(false);
  const [failures, setFailures] = useState(0);
  const [edited, setEdited] = useState(0);
  const source = {
    editing: come ? editing : null,
    store: come ? store : null,
    failures,
    prepare: () => undefined,
    askForEditing: () => undefined,
  };
  const edits = useEdits(source, sydney);
  return (
    <>
      <Button onClick={() => edits.change(block, later)}>Move</Button>
      <Button onClick={() => setFailures(failures + 1)}>Its code does not come</Button>
      <Button onClick={() => setCome(true)}>Its code comes</Button>
      <Button onClick={() => setEdited(store.read().history.length)}>Count</Button>
      <p>Edits made: {edited}</p>
    </>
  );
};

const meta = {
  title: 'Screens/Availability/Edits before their code',
  component: Edits,
  decorators: [teleStage],
} satisfies Meta<typeof Edits>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressIn = (canvas: ReturnType<typeof within>) => (name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

export const DoneOnceItComes: Story = {
  play: async ({ canvas }) => {
    const press = pressIn(canvas);
    await press('Move');
    await press('Its code comes');
    await press('Count');
    await waitFor(() => expect(canvas.getByText('Edits made: 1')).toBeVisible());
  },
};

/** Each failure is said, and the person tries again: what they did before must not be done beside it. */
export const DroppedWithEachFailure: Story = {
  play: async ({ canvas }) => {
    const press = pressIn(canvas);
    await press('Move');
    await press('Its code does not come');
    await press('Move');
    await press('Its code does not come');
    await press('Its code comes');
    await press('Count');
    await expect(canvas.getByText('Edits made: 0')).toBeVisible();
    await press('Move');
    await press('Count');
    await expect(canvas.getByText('Edits made: 1')).toBeVisible();
  },
};
