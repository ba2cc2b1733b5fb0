import { aMe, aPatientProfile, aPerson, fail, installStoryStripe, mock } from '@tele/core/testing';
import { teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { answer } from '../testing/answer.ts';
import { KeepPicks } from '../testing/KeepPicks.tsx';
import { resultsArgs } from '../testing/results-args.ts';
import { mobile } from '../testing/widths.tsx';
import { ResultsScreen } from './ResultsScreen.tsx';

const created = fn();

const meta = {
  title: 'Screens/Results/ForWhom',
  component: ResultsScreen,
  args: resultsArgs(),
  decorators: [teleStage],
  beforeEach: (context) => {
    created.mockClear();
    answer(
      mock('createSelection', ({ body }) => {
        created(body.personId ?? null);
        return { selectionId: 'sel_8Q2F7K' };
      }),
    )(context);
    return installStoryStripe();
  },
} satisfies Meta<typeof ResultsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Picks a time, opens the sheet, and continues to the patient. */
const openWho = async (canvas: ReturnType<typeof within>) => {
  const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
  await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Submit your request' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Change' }));
  return sheet;
};
const pay = async (): Promise<void> =>
  userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');

export const ForAChild: Story = {
  play: async ({ canvas }) => {
    const sheet = await openWho(canvas);
    await expect(await sheet.findByRole('radio', { name: 'Maeve Tran' })).toBeChecked();
    await userEvent.click(sheet.getByRole('radio', { name: 'Finn Tran' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Continue to payment' }));
    await expectState(async () => {
      await expect(await sheet.findByText('For Finn Tran')).toBeVisible();
      await expect(sheet.getByText(/Born 2 May 2019/)).toBeVisible();
    });
  },
};

export const BooksForAChild: Story = {
  ...ForAChild,
  tags: ['journey'],
  play: async (context) => {
    await ForAChild.play?.(context);
    const { args } = context;
    await pay();
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(created).toHaveBeenCalledWith('per_finn');
  },
};
export const Narrow: Story = { ...ForAChild, decorators: [mobile] };
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const sheet = await openWho(canvas);
    await expectState(async () => expect(await sheet.findByText('Your child, 7')).toBeVisible());
  },
};

export const AddedHere: Story = {
  tags: ['journey'],
  beforeEach: (context) => {
    let people = [aPerson({ requests: 0 })];
    answer(
      mock('createSelection', ({ body }) => {
        created(body.personId ?? null);
        return { selectionId: 'sel_8Q2F7K' };
      }),
      mock('myPeople', () => ({ items: people })),
      mock('addPerson', ({ body: { name, relation, dob, gender } }) => {
        const added = { name, relation, dob: dob ?? null, gender: gender ?? null, phone: null };
        const linh = aPerson({ personId: 'per_linh', ...added, medicareOrIhi: null });
        people = [...people, linh];
        return linh;
      }),
    )(context);
  },
  play: async ({ canvas, args }) => {
    const sheet = await openWho(canvas);
    await userEvent.click(await sheet.findByRole('button', { name: 'Add a person' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Full name' }), 'Linh Tran');
    await userEvent.click(sheet.getByRole('radio', { name: 'Your parent' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Continue to payment' }));
    await expect(await sheet.findByText('Enter their date of birth.')).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Day' }), '09101955');
    await userEvent.click(sheet.getByRole('radio', { name: 'Female' }));
    await userEvent.click(sheet.getByRole('checkbox'));
    await userEvent.click(sheet.getByRole('button', { name: 'Continue to payment' }));
    await expect(await sheet.findByText('For Linh Tran')).toBeVisible();
    await pay();
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(created).toHaveBeenCalledWith('per_linh');
  },
};

/** A newcomer booking for a child gives the child's details and their own contact details, not their birth date. */
export const NewcomerForAChild: Story = {
  tags: ['journey'],
  decorators: [mobile],
  beforeEach: (context) => {
    let me = aMe({ role: null, profile: null });
    answer(
      mock('authMe', () => me),
      mock('registerUser', ({ body }) => {
        if (body.role === 'patient')
          me = aMe({ profile: aPatientProfile({ name: body.name, dob: null, gender: null }) });
        return me;
      }),
    )(context);
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Submit your request' }));
    await userEvent.click(await sheet.findByRole('radio', { name: 'Finn Tran' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Continue to payment' }));
    await expect(await sheet.findByRole('textbox', { name: 'Mobile' })).toBeVisible();
    await expect(sheet.queryByLabelText('Date of birth')).toBeNull();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Mobile' }), '0491 570 156');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Street' }), '14 Wattlebird Lane');
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'State or territory' }), 'NSW');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Postcode' }), '2780');
    await userEvent.click(sheet.getByRole('button', { name: 'Continue to payment' }));
    await expect(await sheet.findByText('For Finn Tran')).toBeVisible();
  },
};

/** After a reload, with a time picked for someone. */
const keptFor = (personId: string): NonNullable<Story['decorators']> => [
  (Story) => (
    <KeepPicks picks={[{ specialistId: 'spc_brodie', slotISO: '2026-11-20T00:00:00.000Z' }]} personId={personId}>
      <Story />
    </KeepPicks>
  ),
];
const submit = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit & pay $15' }));
  return within(await screen.findByRole('dialog', { name: 'Submit your request' }));
};

export const KeptWithThePicks: Story = {
  tags: ['journey'],
  decorators: keptFor('per_finn'),
  play: async ({ canvas, args }) => {
    const sheet = await submit(canvas);
    await expect(await sheet.findByText('For Finn Tran')).toBeVisible();
    await pay();
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(created).toHaveBeenCalledWith('per_finn');
  },
};

export const RemovedSince: Story = {
  decorators: keptFor('per_gone'),
  play: async ({ canvas }) => {
    const sheet = await submit(canvas);
    await expectState(async () => {
      await expect(await sheet.findByText('For Maeve Tran')).toBeVisible();
    });
  },
};

export const BooksForOneself: Story = {
  ...RemovedSince,
  tags: ['journey'],
  play: async (context) => {
    await RemovedSince.play?.(context);
    const { args } = context;
    await pay();
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(created).toHaveBeenCalledWith(null);
  },
};

/** While the person is unknown, nothing can be paid for anyone else. */
export const PeopleFail: Story = {
  decorators: keptFor('per_finn'),
  beforeEach: answer(mock('myPeople', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    const sheet = await submit(canvas);
    await expectState(async () => {
      await expect(await sheet.findByText('Failed to load the people you book for')).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(sheet.queryByText(/^For /)).toBeNull();
    });
  },
};

/** Removed in another tab: the refusal asks who it is for. */
export const RemovedMeanwhile: Story = {
  decorators: keptFor('per_finn'),
  beforeEach: (context) => {
    let people = [aPerson()];
    answer(
      mock('myPeople', () => ({ items: people })),
      mock('createSelection', () => {
        people = [];
        return fail(422, 'UNKNOWN_PERSON', 'This person is no longer in your account. Choose who this is for.');
      }),
    )(context);
    return installStoryStripe();
  },
  play: async ({ canvas, args }) => {
    const sheet = await submit(canvas);
    await expect(await sheet.findByText('For Finn Tran')).toBeVisible();
    await pay();
    await expectState(async () => {
      await expect(await sheet.findByText(/^This person is no longer in your account/)).toBeVisible();
      await expect(await sheet.findByText('For Maeve Tran')).toBeVisible();
      await expect(args.onSubmitted).not.toHaveBeenCalled();
    });
  },
};
