import { TeleError } from '@tele/client';
import { aPatientProfile } from '@tele/core/testing';
import { inHost, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { PatientProfileView, type PatientProfileViewProps } from './PatientProfileView.tsx';
import type { PatientSectionsProps } from './PatientSections.tsx';
import { entriesOf, type ProfileEntries } from './profile-form.ts';

type Save = PatientSectionsProps['onSave'];

/** Keeps saved values, as the portal does. */
const Kept = (props: PatientProfileViewProps) => {
  const [initial, setInitial] = useState<ProfileEntries>(props.initial);
  const save: Save = async (part, values) => {
    const saved = await props.onSave(part, values);
    setInitial(saved);
    return saved;
  };
  return <PatientProfileView {...props} initial={initial} onSave={save} />;
};

const maeve = entriesOf(aPatientProfile(), null);
const saved = fn<Save>(async (_, values) => ({
  ...maeve,
  name: values.name,
  phone: values.phone === '+61491570157' ? '0491 570 157' : maeve.phone,
}));

const meta = {
  title: 'Screens/Edit profile/Patient',
  component: Kept,
  decorators: [teleStage],
  args: {
    initial: maeve,
    email: 'maeve.tran@example.com',
    numberOnFile: '•••••••701',
    today: '2026-11-23',
    back: { href: '/patient' },
    onSave: saved,
  },
  beforeEach: () => void saved.mockClear(),
} satisfies Meta<typeof Kept>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const partOf = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

/** Saving one part leaves the other's unsaved text and notice. */
export const SavesAPartAlone: Story = {
  tags: ['journey'],
  play: async ({ canvas, args }) => {
    const [you, address] = [partOf(canvas, 'Your details'), partOf(canvas, 'Address')];
    await userEvent.type(address.getByLabelText(/Suburb/), ' East');
    await expect(await address.findByText('Not saved yet')).toBeVisible();
    const mobile = you.getByLabelText('Mobile');
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '+61 (0)491 570 157{Enter}');
    await expect(await you.findByText('Saved')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(args.onSave).toHaveBeenCalledWith('person', expect.objectContaining({ phone: '+61491570157' }));
    await expect(mobile).toHaveValue('0491 570 157');
    await expect(address.getByLabelText(/Suburb/)).toHaveValue('Katoomba East');
    await expect(address.getByText('Not saved yet')).toBeVisible();
  },
};

export const HalfAnAddress: Story = {
  args: { initial: { ...maeve, street: '', suburb: '', state: null, postalCode: '' } },
  play: async ({ canvas, args }) => {
    const address = partOf(canvas, 'Address');
    await userEvent.click(address.getByRole('button', { name: 'Add your address' }));
    await userEvent.type(address.getByLabelText(/Suburb/), 'Katoomba{Enter}');
    await expectState(async () => {
      await expect(await address.findByText('Enter your street address.')).toBeVisible();
      await waitFor(() => expect(address.getByLabelText('Street')).toHaveFocus());
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

export const RefusedByTheService: Story = {
  args: {
    onSave: fn<Save>(() => {
      throw new TeleError('INVALID_INPUT', 422, { error: 'No.', fields: { phone: 'Enter a valid Australian phone' } });
    }),
  },
  play: async ({ canvas }) => {
    const you = partOf(canvas, 'Your details');
    await userEvent.click(you.getByRole('button', { name: 'Save Your details' }));
    await expectState(async () => {
      await waitFor(() => expect(you.getByLabelText('Mobile')).toHaveFocus());
      await expect(you.getByText('Failed to save')).toBeVisible();
    });
  },
};

let isDown = false;

/** The text stays after a failed save; Retry sends it again. */
export const FailedThenSaved: Story = {
  tags: ['journey'],
  beforeEach: () => void (isDown = true),
  args: {
    onSave: fn<Save>(async () => {
      const wasDown = isDown;
      isDown = false;
      if (wasDown) throw new TypeError('not a text for people');
      return { ...maeve, name: 'Maeve Tran-Ng' };
    }),
  },
  play: async ({ canvas }) => {
    const you = partOf(canvas, 'Your details');
    await userEvent.type(you.getByLabelText('Full name'), '-Ng{Enter}');
    await expect(await you.findByRole('alert')).toHaveTextContent('Failed to save');
    await expect(you.getByLabelText('Full name')).toHaveValue('Maeve Tran-Ng');
    await userEvent.click(you.getByRole('button', { name: 'Retry' }));
    await expect(await you.findByText('Saved')).toBeVisible();
  },
};

export const Saving: Story = {
  args: { onSave: fn<Save>(() => new Promise<ProfileEntries>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Health' }));
    await expectState(async () =>
      expect(await partOf(canvas, 'Health').findByRole('button', { name: /Saving…/ })).toBeVisible(),
    );
  },
};

export const Narrow: Story = { decorators: [inHost({ inlineSize: '320px' })] };
export const Dark: Story = { globals: { scheme: 'dark' } };
