import type { FieldRule } from '@tele/core';
import { Button, Notice, RadioChips, TextInput } from '@tele/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { teleStage } from '../story-stage.tsx';
import { FormField } from './FormField.tsx';
import { useForm } from './use-form.ts';

const required = (text: string): FieldRule<string, string, 'missing'> => ({
  check: (entry) => (entry.trim() ? { tag: 'ok', value: entry.trim() } : { tag: 'fault', fault: 'missing' }),
  says: { missing: text },
});
const fields = { name: required('Enter your full name.'), state: required('Choose a state.') };
const states = ['NSW', 'VIC', 'QLD'].map((code) => ({ value: code, label: code }));

const Profile = ({ fails = false }: { fails?: boolean }) => {
  const [saved, setSaved] = useState<string | null>(null);
  const form = useForm({
    fields,
    initial: { name: '', state: '' },
    draft: 'story-profile',
    failureText: 'Failed to save',
    onSubmit: (values) => {
      if (fails) throw new Error('nothing for people');
      setSaved(`${values.name}, ${values.state}`);
    },
  });
  return (
    <form {...form.props} aria-label="Profile">
      <FormField form={form} name="name" label="Full name" required>
        {({ name, value, onChange, onBlur }) => (
          <TextInput autoComplete="name" {...{ name, value, onChange, onBlur }} />
        )}
      </FormField>
      <FormField form={form} name="state" label="State" group required>
        {({ value, onValueChange }) => <RadioChips options={states} {...{ value, onValueChange }} />}
      </FormField>
      {form.problem && <Notice tone="critical">{form.problem}</Notice>}
      {saved && <Notice tone="positive">{saved}</Notice>}
      <Button type="submit" variant="primary" loading={form.busy}>
        Save
      </Button>
    </form>
  );
};

const ComesAndGoes = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(!open)}>{open ? 'Leave' : 'Come back'}</Button>
      {open && <Profile />}
    </>
  );
};

const meta = { title: 'Patterns/Form', component: Profile, decorators: [teleStage] } satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const FirstFaultHasTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectState(async () => {
      await expect(await canvas.findByText('Enter your full name.')).toBeVisible();
      await expect(canvas.getByText('Choose a state.')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
    });
  },
};

export const AGroupTakesTheFocusToo: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Maeve Tran{Enter}');
    await expectState(async () => {
      await expect(await canvas.findByText('Choose a state.')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'NSW' })).toHaveFocus();
    });
  },
};

export const FailedAsAWhole: Story = {
  args: { fails: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Maeve Tran');
    await userEvent.click(canvas.getByRole('radio', { name: 'VIC' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expectState(async () => {
      await expect(await canvas.findByText('Failed to save')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maeve Tran');
    });
  },
};

export const WhatWasTypedIsThereAgain: Story = {
  render: () => <ComesAndGoes />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Maeve');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expectState(() => expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maeve'));
  },
};
