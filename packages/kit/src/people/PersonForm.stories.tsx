import { aPerson } from '@tele/core/testing';
import { Button, Sheet } from '@tele/ui';
import { expectInView } from '@tele/ui/expect-in-view';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { inHost, onPhone, teleStage } from '../story-stage.tsx';
import { PersonForm } from './PersonForm.tsx';

const meta = {
  title: 'Patterns/PersonForm',
  component: PersonForm,
  args: {
    person: null,
    onSave: fn(async () => undefined),
    children: ({ busy, savingLabel }) => (
      <Button type="submit" variant="primary" loading={busy} loadingLabel={savingLabel}>
        Save
      </Button>
    ),
  },
  decorators: [teleStage],
} satisfies Meta<typeof PersonForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewForHealth: Story = {
  args: { needs: ['dob', 'gender'] },
};

export const AddsSomebodyForHealth: Story = {
  ...NewForHealth,
  tags: ['journey'],
  play: async (context) => {
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter their full name.')).toBeVisible();
    await expect(canvas.getByText('Enter their date of birth.')).toBeVisible();
    await expect(canvas.getByText('Confirm that you can book for them.')).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Ada Tran');
    await userEvent.click(canvas.getByRole('radio', { name: 'Your child' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '02052019');
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Their mobile/ }), '+61 (0)491 570 156');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const saved = { name: 'Ada Tran', relation: 'child', dob: '2019-05-02', gender: 'Female', phone: '+61491570156' };
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(saved));
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Narrow: Story = { decorators: [inHost({ inlineSize: '320px' })] };

export const Known: Story = {
  args: { person: aPerson() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^On file: •••••••702\./)).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const SavesSomebodyKnown: Story = {
  ...Known,
  tags: ['journey'],
  play: async (context) => {
    await Known.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(expect.not.objectContaining({ medicareOrIhi: expect.anything() }));
  },
};

export const NotSaved: Story = {
  args: { person: aPerson(), onSave: fn(() => Promise.reject(new Error('away'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectState(async () => expect(await canvas.findByText('Failed to save')).toBeVisible());
  },
};

export const FirstErrorOnAPhone: Story = {
  ...onPhone,
  tags: ['journey'],
  render: (args) => (
    <Sheet open onOpenChange={() => undefined} title="Add a person">
      <PersonForm {...args} />
    </Sheet>
  ),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Add a person' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
    await expectInView(sheet.getByText('Enter their full name.'));
  },
};

/** The draft survives a sign-in during a booking. */
export const FoundAgain: Story = {
  tags: ['journey'],
  render: function Render(args) {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <Button onClick={() => setShown(!isShown)}>Leave and come back</Button>
        {isShown && <PersonForm {...args} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ada Tran');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and come back' }));
    await expect(canvas.queryByRole('textbox', { name: 'Full name' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave and come back' }));
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Tran');
  },
};
