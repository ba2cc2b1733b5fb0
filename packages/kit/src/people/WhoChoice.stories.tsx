import { aPerson } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inHost, teleStage } from '../story-stage.tsx';
import { WhoChoice } from './WhoChoice.tsx';

const meta = {
  title: 'Patterns/WhoChoice',
  component: WhoChoice,
  args: {
    name: 'Maeve Tran',
    people: [aPerson(), aPerson({ personId: 'per_linh', name: 'Linh Tran', relation: 'parent', dob: null })],
    personId: null,
    onChoose: fn(),
    onAdd: fn(),
  },
  render: function Render(args) {
    const [personId, setPersonId] = useState(args.personId);
    return (
      <WhoChoice
        {...args}
        personId={personId}
        onChoose={(next) => {
          setPersonId(next);
          args.onChoose(next);
        }}
      />
    );
  },
  decorators: [teleStage],
} satisfies Meta<typeof WhoChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const self = canvas.getByRole('radio', { name: 'Maeve Tran' });
    await expect(self).toBeChecked();
    await expect(self).toHaveAccessibleDescription('You');
  },
};

export const ChoosesByKeyboard: Story = {
  ...Default,
  tags: ['journey'],
  play: async (context) => {
    await Default.play?.(context);
    const { canvas, args } = context;
    const self = canvas.getByRole('radio', { name: 'Maeve Tran' });
    await userEvent.tab();
    await expect(self).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('per_finn');
    await expect(canvas.getByRole('radio', { name: 'Finn Tran' })).toHaveAccessibleDescription('Your child, 7');
    await expect(canvas.getByRole('radio', { name: 'Linh Tran' })).toHaveAccessibleDescription('Your parent');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Narrow: Story = { decorators: [inHost({ inlineSize: '320px' })] };

/** A newcomer's name is unknown. */
export const NobodyYet: Story = {
  args: { name: '', people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'You' })).toBeChecked();
  },
};
