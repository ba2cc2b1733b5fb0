import type { FieldRule } from '@tele/core';
import { Button, Notice, RadioChips, Sheet, TextInput } from '@tele/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectInView } from '@tele/ui/expect-in-view';
import { expectState } from '@tele/ui/expect-state';
import { onPhone, teleStage } from '../story-stage.tsx';
import { FormField } from './FormField.tsx';
import { useForm } from './use-form.ts';

const required = (text: string): FieldRule<string, string, 'missing'> => ({
  check: (entry) => (entry.trim() ? { tag: 'ok', value: entry.trim() } : { tag: 'fault', fault: 'missing' }),
  messages: { missing: text },
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
      {form.problem && (
        <Notice tone="critical" role="alert">
          {form.problem}
        </Notice>
      )}
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

const names = Array.from({ length: 14 }, (_, index) => `field${index + 1}`);
const tallFields = Object.fromEntries(names.map((name) => [name, required(`Enter ${name}.`)]));

/** Taller than a phone. The service refuses the form; `foot` puts its alert next to the button. */
const TallSheet = ({ foot }: { foot: boolean }) => {
  const form = useForm({
    fields: tallFields,
    initial: Object.fromEntries(names.map((name) => [name, ''])),
    failureText: 'Failed to save',
    onSubmit: () => Promise.reject(new Error('away')),
  });
  const problem = form.problem && (
    <Notice tone="critical" role="alert" compact>
      {form.problem}
    </Notice>
  );
  return (
    <Sheet
      open
      onOpenChange={() => undefined}
      title="Tall form"
      footer={
        <>
          {foot && <span>{problem}</span>}
          <Button type="submit" form={form.props.id} variant="primary" block>
            Save
          </Button>
        </>
      }
    >
      <form {...form.props}>
        {!foot && <span>{problem}</span>}
        {names.map((field) => (
          <FormField key={field} form={form} name={field} label={field} required>
            {({ name, value, onChange, onBlur }) => <TextInput {...{ name, value, onChange, onBlur }} />}
          </FormField>
        ))}
      </form>
    </Sheet>
  );
};

const tallSheet = async () => within(await screen.findByRole('dialog', { name: 'Tall form' }));

/** Fills all but the first field: the sheet is scrolled to its end. */
const fillAll = async (except?: string): Promise<void> => {
  const sheet = await tallSheet();
  for (const name of names) if (name !== except) await userEvent.type(sheet.getByRole('textbox', { name }), 'x');
  sheet.getByRole('textbox', { name: 'field14' }).scrollIntoView();
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
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
      await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maeve Tran');
    });
  },
};

export const FirstErrorInASheet: Story = {
  ...onPhone,
  render: () => <TallSheet foot={false} />,
  play: async () => {
    const sheet = await tallSheet();
    await fillAll('field1');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectState(async () => {
      await expect(sheet.getByRole('textbox', { name: 'field1' })).toHaveFocus();
      await expectInView(sheet.getByText('Enter field1.'));
    });
  },
};

export const AlertInASheet: Story = {
  ...onPhone,
  render: () => <TallSheet foot={false} />,
  play: async () => {
    const sheet = await tallSheet();
    await fillAll();
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expectState(async () => {
      const alert = sheet.getByRole('alert');
      await expect(alert).toHaveFocus();
      await expectInView(alert);
    });
  },
};

export const AlertInTheFooter: Story = {
  ...onPhone,
  tags: ['journey'],
  render: () => <TallSheet foot />,
  play: async () => {
    const sheet = await tallSheet();
    await fillAll();
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sheet.getByRole('alert')).toHaveFocus());
    await expectInView(sheet.getByRole('alert'));
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
