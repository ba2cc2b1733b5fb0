import { aSpecialistProfile, defaultHandlers, fail, keptProfile, mock, type KeptProfile } from '@tele/core/testing';
import { goOffline, inHost, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { storyLinks } from '../testing/story-links.ts';
import { OwnProfileScreen, type OwnProfileScreenProps } from './OwnProfileScreen.tsx';

let storedProfile: KeptProfile;

const meta = {
  title: 'Screens/Edit profile/Specialist',
  component: OwnProfileScreen,
  args: { previewHref: storyLinks.preview, back: { href: '/specialist' } },
  decorators: [teleStage],
  beforeEach: ({ msw }) => {
    storedProfile = keptProfile();
    msw.use(
      mock('mySpecialistProfile', storedProfile.mine),
      mock('saveSpecialistProfile', storedProfile.save),
      ...defaultHandlers(),
    );
  },
} satisfies Meta<typeof OwnProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const partOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
const about = (canvas: Canvas) => partOf(canvas, 'About you');
const facts = (canvas: Canvas) => partOf(canvas, 'Facts on your card');
const bioOf = async (canvas: Canvas) => (await about(canvas)).getByRole('textbox', { name: /^About you/ });

export const OnFile: Story = {
  play: async ({ canvas }) => {
    const part = await facts(canvas);
    await expect(part.getByLabelText(/Other languages/)).toHaveValue('Greek, Italian');
    await expect(part.getByLabelText(/Fee from/)).toHaveValue('230.00');
    await expect(canvas.getByRole('link', { name: 'Preview profile' })).toHaveAttribute('href', '/work/doctors/me');
  },
};
export const Dark: Story = { ...OnFile, globals: { scheme: 'dark' } };
export const Narrow: Story = { ...OnFile, decorators: [inHost({ inlineSize: '320px' })] };

/** Keyboard only: saving one part leaves the other's unsaved text. */
export const SavesAPartAlone: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const part = await facts(canvas);
    await userEvent.type(await bioOf(canvas), ' More.');
    await expect(await (await about(canvas)).findByText('Not saved yet')).toBeVisible();
    const languages = part.getByLabelText(/Other languages/);
    await userEvent.clear(languages);
    await userEvent.type(languages, 'greek ,Auslan, Greek');
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}245');
    await userEvent.keyboard('{Enter}');
    await expect(await part.findByText('Saved')).toBeVisible();
    await expect(languages).toHaveValue('greek, Auslan');
    await expect(storedProfile.read()).toMatchObject({
      languages: ['English', 'greek', 'Auslan'],
      feeFromCents: 24_500,
    });
    await expect(await bioOf(canvas)).toHaveValue(`${aSpecialistProfile().bio} More.`);
    await userEvent.click((await about(canvas)).getByRole('button', { name: 'Save About you' }));
    await expect(await (await about(canvas)).findByText('Saved')).toBeVisible();
    await expect(storedProfile.read().bio).toBe(`${aSpecialistProfile().bio} More.`);
  },
};

/** Warns about restricted words without blocking. */
export const WordsOfAdvertising: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const bio = await bioOf(canvas);
    await userEvent.clear(bio);
    await userEvent.type(bio, 'The best gastroenterologist, guaranteed cure.');
    await expect(await (await about(canvas)).findByText(/phrases? to check/)).toBeVisible();
    await userEvent.click((await about(canvas)).getByRole('button', { name: 'Save About you' }));
    await expect(await (await about(canvas)).findByText('Saved')).toBeVisible();
  },
};

export const WhatIsWrong: Story = {
  play: async ({ canvas }) => {
    const part = await facts(canvas);
    const fee = part.getByLabelText(/Fee from/);
    await userEvent.clear(fee);
    await userEvent.type(fee, 'a lot');
    await userEvent.clear(part.getByLabelText('Town or city'));
    await userEvent.click(part.getByRole('button', { name: 'Save Facts on your card' }));
    await expectState(async () => {
      await expect(await part.findByText('Please enter a valid fee in AUD (e.g., 250)')).toBeVisible();
      await expect(part.getByText('Enter your town or city.')).toBeVisible();
      await waitFor(() => expect(fee).toHaveFocus());
      await expect(storedProfile.read().version).toBe('3');
    });
  },
};

/** Another device saved first: nothing is overwritten, and a button reloads the saved profile. */
export const ChangedElsewhere: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    await userEvent.type(await bioOf(canvas), ' Mine.');
    storedProfile.change({ bio: 'Theirs.' });
    const part = await about(canvas);
    await userEvent.click(part.getByRole('button', { name: 'Save About you' }));
    await expect(await part.findByText(/changed in another tab or on another device/)).toBeVisible();
    await expect(storedProfile.read().bio).toBe('Theirs.');
    await expect(await bioOf(canvas)).toHaveValue(`${aSpecialistProfile().bio} Mine.`);
    await userEvent.click(part.getByRole('button', { name: 'Reload' }));
    await waitFor(async () => expect(await bioOf(canvas)).toHaveValue('Theirs.'));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.type(await bioOf(canvas), ' And mine.');
    await userEvent.click((await about(canvas)).getByRole('button', { name: 'Save About you' }));
    await expect(await (await about(canvas)).findByText('Saved')).toBeVisible();
    await expect(storedProfile.read().bio).toBe('Theirs. And mine.');
  },
};

const ComesAndGoes = (props: OwnProfileScreenProps) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Leave' : 'Come back'}
      </button>
      {open && <OwnProfileScreen {...props} />}
    </>
  );
};

export const ComeBack: Story = {
  tags: ['journey'],
  render: (props) => <ComesAndGoes {...props} />,
  play: async ({ canvas }) => {
    await userEvent.type(await bioOf(canvas), ' Mine.');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    storedProfile.change({ bio: 'Theirs.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(await bioOf(canvas)).toHaveValue(`${aSpecialistProfile().bio} Mine.`);
    await userEvent.click((await about(canvas)).getByRole('button', { name: 'Save About you' }));
    await expect(await (await about(canvas)).findByText(/changed in another tab or on another device/)).toBeVisible();
    await expect(storedProfile.read().bio).toBe('Theirs.');
  },
};

export const FailedToSave: Story = {
  beforeEach: ({ msw }) => msw.use(mock('saveSpecialistProfile', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    await userEvent.type(await bioOf(canvas), ' Mine.');
    const part = await about(canvas);
    await userEvent.click(part.getByRole('button', { name: 'Save About you' }));
    await expectState(async () => {
      await expect(await part.findByRole('alert')).toHaveTextContent('Failed to save');
      await expect(part.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(await bioOf(canvas)).toHaveValue(`${aSpecialistProfile().bio} Mine.`);
    });
  },
};

export const RemovesThePhoto: Story = {
  tags: ['journey'],
  beforeEach: () => storedProfile.change({ photoUrl: '/photos/brodie.png' }),
  play: async ({ canvas }) => {
    const part = await partOf(canvas, 'Photo');
    await userEvent.click(part.getByRole('button', { name: 'Remove photo' }));
    await expect(await part.findByText('Saved')).toBeVisible();
    await expect(storedProfile.read().photoUrl).toBeNull();
    await expect(part.queryByRole('button', { name: 'Remove photo' })).toBeNull();
    await userEvent.click((await about(canvas)).getByRole('button', { name: 'Save About you' }));
    await expect(await (await about(canvas)).findByText('Saved')).toBeVisible();
  },
};

export const NotAPhoto: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('group', { name: 'New photo' });
    const input = row.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('the row takes a file');
    await userEvent.upload(input, new File(['ftypheic'], 'me.heic'), { applyAccept: false });
    await expectState(async () => {
      await expect(await within(row).findByText(/me\.heic/)).toBeVisible();
      await expect(storedProfile.read().photoUrl).toBeNull();
    });
  },
};

export const LongWords: Story = {
  beforeEach: () =>
    storedProfile.change({
      name: 'Dr Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley',
      bio: 'Gastroenterologie'.repeat(60),
      subspecialties: ['Oesophagogastroduodenoscopy'.repeat(3)],
    }),
  decorators: [inHost({ inlineSize: '320px' })],
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock('mySpecialistProfile', () => new Promise(() => {}))),
};
export const Offline: Story = { beforeEach: goOffline };
export const NotLoaded: Story = {
  tags: ['spec:8.loading-profile'],
  beforeEach: ({ msw }) => msw.use(mock('mySpecialistProfile', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load profile')).toBeVisible();
  },
};
