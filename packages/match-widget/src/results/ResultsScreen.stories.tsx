import { goOffline, teleStage } from '@tele/kit/story-stage';
import { useKept } from '@tele/kit';
import type { SlotPick } from '@tele/core';
import {
  aMe,
  aPatientProfile,
  aSpecialist,
  fail,
  mock,
  slotsFor,
  someSpecialists,
  unreachable,
  installStoryStripe,
} from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { manySpecialists } from '../testing/many-specialists.ts';
import { brokenWords } from '../testing/broken-words.ts';
import { answer, never } from '../testing/answer.ts';
import { desk, mobile, phone } from '../testing/widths.tsx';
import { keptPicksKey, noPicks, readKeptPicks } from '../picks/kept-picks.ts';
import { ResultsScreen } from './ResultsScreen.tsx';

const search = {
  specialty: 'Gastroenterology & Hepatology',
  reason: '',
  state: 'NSW',
  tz: 'Australia/Sydney',
  feeCapCents: 30_000,
} as const;

const meta = {
  title: 'Screens/Results',
  component: ResultsScreen,
  args: {
    profession: 'doctor',
    search,
    changeSearchHref: '#/match/doctor',
    onZoneChange: fn(),
    onSelectionCreated: fn(),
    onSubmitted: fn(),
    onPaymentPending: fn(),
    onOpenRequest: fn(),
  },
  decorators: [teleStage],
  beforeEach: answer(),
} satisfies Meta<typeof ResultsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const tooManyCards = 'Too many cards have been declined. You can try again in 40 minutes.';

/** As if these had been picked before the screen was left. */
const KeepPicks = ({ picks, children }: { picks: readonly SlotPick[]; children: ReactNode }) => {
  const [ready, setReady] = useState(false);
  const [, keep] = useKept({ key: keptPicksKey('doctor', search), read: readKeptPicks, initial: noPicks });
  useEffect(() => {
    keep({ picks, made: null });
    setReady(true);
    // Once, before the screen is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return ready ? children : null;
};

/** What happens to the money is said before the first pick. */
export const Default: Story = {
  decorators: [mobile],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Held when you submit')).toBeVisible();
    await expect(canvas.getByText('Charged when a doctor accepts')).toBeVisible();
    await expect(canvas.getByText('Released if nobody accepts')).toBeVisible();
  },
};

export const Desk: Story = { decorators: [desk] };

export const DeskPicked: Story = {
  decorators: [desk],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Next available/ })).toHaveLength(4));
    for (const button of canvas.getAllByRole('button', { name: /^Next available/ }).slice(0, 3)) {
      await userEvent.click(button);
    }
    await userEvent.click(canvas.getByRole('button', { name: /3 of 10 picked/ }));
    await expect(canvas.getByText('The first doctor to accept is booked. The others are released.')).toBeVisible();
  },
};

export const DeskPickedDark: Story = { ...DeskPicked, globals: { scheme: 'dark' } };

export const Loading: Story = { beforeEach: answer(mock('searchSpecialists', never)) };

export const SlotsArrive: Story = {
  decorators: [desk],
  beforeEach: answer(
    mock('availabilitySlots', ({ query }) =>
      query.specialistId === 'spc_brodie' ? { specialistId: query.specialistId, items: slotsFor(query) } : never(),
    ),
  ),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    await expect(canvas.getByText('1 of 10 picked')).toBeVisible();
    await expect(within(canvas.getByRole('article', { name: 'Dr Priya Venkatesan' })).queryByRole('tab')).toBeNull();
  },
};

export const SlotsFailed: Story = {
  beforeEach: (context) => {
    let failures = 0;
    answer(
      mock('availabilitySlots', ({ query }) =>
        query.specialistId === 'spc_brodie' && ++failures === 1
          ? fail(500, 'INTERNAL', 'The service stumbled.')
          : { specialistId: query.specialistId, items: slotsFor(query) },
      ),
    )(context);
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await expect(await card.findByText('Failed to load slots')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Next available/ })).toHaveLength(3));
    await userEvent.click(card.getByRole('button', { name: /Retry/ }));
    await expect(await card.findByRole('button', { name: /^Next available/ })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: answer(mock('searchSpecialists', unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load specialists', undefined, { timeout: 3000 })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: answer(mock('searchSpecialists', ({ body }) => ({ items: body.state ? [] : someSpecialists() }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No specialists match. Try any state.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search any state' }));
    await expect(await canvas.findByRole('article', { name: 'Dr Callum Brodie' })).toBeVisible();
  },
};

export const EmptyEverywhere: Story = {
  args: { search: { ...search, state: null } },
  beforeEach: answer(mock('searchSpecialists', { items: [] })),
};

export const MissingSpecialty: Story = { args: { search: { ...search, specialty: '' } } };

/** An old address names a specialty that is not there: asking again cannot help, so it leads back to the search. */
export const UnknownSpecialty: Story = {
  args: { search: { ...search, specialty: 'Phrenology' }, onUnknownSpecialty: fn() },
  beforeEach: answer(mock('searchSpecialists', fail(422, 'UNKNOWN_SPECIALTY', 'Please choose a specialty.'))),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Phrenology is not offered here')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change search' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(args.onUnknownSpecialty).toHaveBeenCalledOnce();
  },
};

export const NobodyFree: Story = {
  beforeEach: answer(mock('availabilitySlots', ({ query }) => ({ specialistId: query.specialistId, items: [] }))),
};

export const NothingPicked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit & pay $15' }));
    await expect(canvas.getByText('Pick at least one specialist and slot.')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const TenPicked: Story = {
  beforeEach: answer(mock('searchSpecialists', { items: manySpecialists(11) })),
  play: async ({ canvas }) => {
    const next = await waitFor(async () => {
      const found = await canvas.findAllByRole('button', { name: /^Next available/ });
      await expect(found).toHaveLength(11);
      return found;
    });
    for (const button of next.slice(0, 10)) await userEvent.click(button);
    await expect(canvas.getByText('10 of 10 picked. Remove one to change.')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: /^Remove/ });
    if (first) await userEvent.click(first);
    await expect(canvas.getByText('9 of 10 picked')).toBeVisible();
    await expect(canvas.queryByText('10 of 10 picked. Remove one to change.')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  decorators: [desk],
  beforeEach: (context) => {
    answer()(context);
    return installStoryStripe();
  },
  play: async ({ canvas, args }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    const day = await card.findByRole('tab', { selected: true });
    day.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(card.getByRole('tab', { selected: true })).toHaveFocus());
    await expect(card.getByRole('tab', { selected: true })).not.toBe(day);
    // Past the pager to the times of the day; inside them, arrows.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(card.getByRole('button', { pressed: true })).toHaveFocus();
    canvas.getByRole('button', { name: /1 of 10 picked/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Dr Callum Brodie' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /1 of 10 picked/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledWith({ selectionId: 'sel_8Q2F7K' }));
    await expect(args.onSelectionCreated).toHaveBeenCalledOnce();
  },
};

const pickTwoAndPay = async (canvas: ReturnType<typeof within>): Promise<void> => {
  for (const name of ['Dr Callum Brodie', 'Dr Priya Venkatesan']) {
    const card = within(await canvas.findByRole('article', { name }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
  await expect(await screen.findByText('Held now')).toBeVisible();
  // Held is not charged, and not due.
  await expect(screen.queryByText(/due now|^Charges |\bpaid now/)).toBeNull();
};

export const DeclinedCard: Story = {
  beforeEach: (context) => {
    answer(
      mock('attachPayment', ({ params, body }) =>
        body.paymentMethodId === 'pm_0002'
          ? fail(402, 'CARD_DECLINED', 'Your card was declined.')
          : { selectionId: params.id, payment: { status: 'requires_capture' } },
      ),
    )(context);
    return installStoryStripe();
  },
  play: async ({ canvas, args }) => {
    await pickTwoAndPay(canvas);
    const card = await screen.findByLabelText('Card number');
    await userEvent.type(card, '4000000000000002{Enter}');
    await expect(await screen.findByText('Your card was declined.')).toBeVisible();
    await waitFor(() => expect(card).toBeEnabled());
    await userEvent.clear(card);
    await userEvent.type(card, '4242424242424242{Enter}');
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    // One selection, however many cards.
    await expect(args.onSelectionCreated).toHaveBeenCalledOnce();
  },
};

/** The service takes no more cards for a while: its words are read, and picks, request and card stay as they were. */
export const TooManyDeclinedCards: Story = {
  beforeEach: (context) => {
    let waiting = true;
    answer(
      mock('attachPayment', ({ params }) => {
        if (!waiting) return { selectionId: params.id, payment: { status: 'requires_capture' } };
        waiting = false;
        return fail(429, 'TOO_MANY_DECLINED_CARDS', tooManyCards);
      }),
    )(context);
    return installStoryStripe();
  },
  play: async ({ canvas, args }) => {
    await pickTwoAndPay(canvas);
    const card = await screen.findByLabelText('Card number');
    await userEvent.type(card, '4242424242424242{Enter}');
    await expect(await screen.findByText(tooManyCards)).toBeVisible();
    await waitFor(() => expect(card).toBeEnabled());
    await expect(card).toHaveValue('4242424242424242');
    await userEvent.type(card, '{Enter}');
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(args.onSelectionCreated).toHaveBeenCalledOnce();
  },
};

/** A time was taken while the card was typed: it is struck by name, and the button waits until that is seen. */
export const StalePick: Story = {
  beforeEach: (context) => {
    let refused = false;
    answer(
      mock('createSelection', () => {
        if (refused) return { selectionId: 'sel_8Q2F7K' };
        refused = true;
        return fail(409, 'SLOT_UNAVAILABLE', 'Some times have just been taken.', { fields: { 'picks.0': 'Taken.' } });
      }),
    )(context);
    return installStoryStripe();
  },
  play: async ({ canvas, args }) => {
    await pickTwoAndPay(canvas);
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Submit your request' }));
    await expect(await sheet.findByText('Dr Callum Brodie: this time has just been taken')).toBeVisible();
    await expect(sheet.queryByRole('button', { name: 'Hold $15.00 and submit' })).toBeNull();
    await expect(args.onSubmitted).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: /^OK, ask the other 1/ }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Hold $15.00 and submit' }));
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
  },
};

/** A reload, a step back or a sign-in takes the screen away: the picks are there when it comes back. */
export const PicksSurvive: Story = {
  decorators: [
    mobile,
    (Story) => {
      const [shown, setShown] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setShown(!shown)}>
            {shown ? 'Leave' : 'Come back'}
          </button>
          {shown && <Story />}
        </>
      );
    },
  ],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(await canvas.findByText('1 of 10 picked')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Remove Dr Callum Brodie/ })).toBeVisible();
  },
};

/** What was picked before can no longer be had: it leaves by name, before anything is paid. */
export const KeptPickGone: Story = {
  decorators: [
    mobile,
    (Story) => (
      <KeepPicks
        picks={[
          { specialistId: 'spc_brodie', slotISO: '2026-11-20T00:00:00.000Z' },
          { specialistId: 'spc_gone', slotISO: '2026-11-24T00:00:00.000Z' },
        ]}
      >
        <Story />
      </KeepPicks>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Some times you picked have gone')).toBeVisible();
    await expect(canvas.getByText(/^Dr Callum Brodie, Fri 20 Nov, 11:00\sam\sAEDT\.$/)).toBeVisible();
    await expect(canvas.getByText('0 of 10 picked')).toBeVisible();
  },
};

const refusedPicks = (code: 'PATIENT_BUSY' | 'ALREADY_ASKED', text: string): Story => ({
  beforeEach: (context) => {
    answer(
      mock(
        'createSelection',
        fail(409, code, text, {
          fields: { 'picks.1': text },
          ...(code === 'ALREADY_ASKED' && { selectionId: 'sel_open' }),
        }),
      ),
    )(context);
    return installStoryStripe();
  },
});

export const AlreadyBookedThen: Story = {
  ...refusedPicks('PATIENT_BUSY', 'You already have an appointment at this time.'),
  play: async ({ canvas }) => {
    await pickTwoAndPay(canvas);
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await expect(await canvas.findByText('You already have an appointment at this time.')).toBeVisible();
    await expect(canvas.getByText(/^Dr Priya Venkatesan, .* AEDT\.$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('2 of 10 picked')).toBeVisible();
  },
};

export const AlreadyAsked: Story = {
  ...refusedPicks('ALREADY_ASKED', 'You have already asked for this time.'),
  play: async ({ canvas, args }) => {
    await pickTwoAndPay(canvas);
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Open that request' }));
    await expect(args.onOpenRequest).toHaveBeenCalledWith({ selectionId: 'sel_open' });
  },
};

/** From the first pick it is one more Tab to Submit, however many cards follow. */
export const SkipsToSubmit: Story = {
  decorators: [desk],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Priya Venkatesan' }));
    const next = await card.findByRole('button', { name: /^Next available/ });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(card.getByRole('button', { name: 'Skip to submit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Submit & pay $15' })).toHaveFocus();
  },
};

/** A specialist hears before the first pick, and instead of the card, that only clients can book. */
export const SignedInAsSpecialist: Story = {
  decorators: [mobile],
  beforeEach: answer(mock('authMe', aMe({ role: 'specialist' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only clients can book')).toBeVisible();
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Submit your request' }));
    await expect(await sheet.findByText('Only clients can book')).toBeVisible();
    await expect(sheet.queryByRole('button', { name: /submit$/ })).toBeNull();
  },
};

/** A newcomer is asked in the sheet, before the card, for what a health booking needs, beginning with the name their sign-in gave; the picks stay. */
export const NewcomerSubmits: Story = {
  decorators: [mobile],
  beforeEach: (context) => {
    let me = aMe({ role: null, profile: null });
    answer(
      mock('authMe', () => me),
      mock('registerUser', ({ body }) => {
        if (body.role === 'patient') me = aMe({ profile: aPatientProfile({ name: body.name }) });
        return me;
      }),
    )(context);
    return installStoryStripe();
  },
  play: async ({ canvas, args }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Submit your request' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Continue to card' }));
    await expect(sheet.queryByRole('button', { name: 'Hold $15.00 and submit' })).toBeNull();
    await waitFor(() => expect(sheet.getByRole('textbox', { name: 'Mobile' })).toHaveFocus());
    await expect(sheet.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maeve Tran');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Mobile' }), '0491 570 156');
    await userEvent.type(sheet.getByLabelText('Date of birth'), '1988-03-14');
    await userEvent.click(sheet.getByRole('radio', { name: 'Female' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Street' }), '14 Wattlebird Lane');
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'State or territory' }), 'NSW');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Postcode' }), '2780');
    await userEvent.click(sheet.getByRole('button', { name: 'Continue to card' }));
    await expect(await sheet.findByText('For Maeve Tran')).toBeVisible();
    await expect(sheet.getByText('Dr Callum Brodie')).toBeVisible();
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    // What was sent stands until the next page is there.
    await expect(sheet.getByText('Dr Callum Brodie')).toBeVisible();
  },
};

export const PaymentUnderWay: Story = {
  beforeEach: (context) => {
    answer(mock('attachPayment', fail(409, 'PAYMENT_IN_PROGRESS', 'A payment is under way.')))(context);
    return installStoryStripe();
  },
  play: async ({ canvas, args }) => {
    await pickTwoAndPay(canvas);
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242{Enter}');
    await waitFor(() => expect(args.onPaymentPending).toHaveBeenCalledWith({ selectionId: 'sel_8Q2F7K' }));
  },
};

export const MoreTimes: Story = {
  decorators: [mobile],
  beforeEach: answer(
    mock('availabilitySlots', ({ query }) => {
      const starts = Array.from(
        { length: 14 },
        (_, index) => Date.parse('2026-11-23T21:00:00.000Z') + index * 1_800_000,
      );
      const iso = (at: number) => new Date(at).toISOString();
      return {
        specialistId: query.specialistId,
        items: starts.map((at) => ({ startISO: iso(at), endISO: iso(at + 1_800_000) })),
      };
    }),
  ),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /More times/ }));
    const more = await card.findByRole('button', { name: /more times with/ });
    const before = card.getAllByRole('button').length;
    await userEvent.click(more);
    await expect(card.getAllByRole('button').length).toBeGreaterThan(before);
  },
};

export const ReviewSheet: Story = {
  decorators: [mobile],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    await userEvent.click(canvas.getByRole('button', { name: /1 of 10 picked/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your picks' }));
    await expect(sheet.getByText('Dr Callum Brodie')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Add more' })).toBeVisible();
  },
};

export const LongText: Story = {
  decorators: [desk],
  beforeEach: answer(
    mock('searchSpecialists', {
      items: [
        aSpecialist({
          name: 'Professor Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh the Third',
          location: { city: 'Mamungkukumpurangkuntjunya Hill Outstation', state: 'SA' },
          subspecialties: ['Pneumonoultramicroscopicsilicovolcanoconiosis', 'Donaudampfschifffahrtsgesellschaft'],
          bio: 'A long account of a long career. '.repeat(40),
        }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Read more' });
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Offline: Story = {
  beforeEach: (context) => {
    answer()(context);
    return goOffline();
  },
};

export const Phone320: Story = {
  decorators: [phone],
  play: async ({ canvas }) => {
    await expect(brokenWords(await canvas.findByRole('heading', { name: 'Dr Priya Venkatesan' }))).toEqual([]);
  },
};

/** Beside the count on the smallest phone the words of the button stay on one line. */
export const PayBar320: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(/^Submit & pay/));
    await expect(words.getClientRects()).toHaveLength(1);
  },
};

/** The names in the sheet of the smallest phone break between their words, not in them. */
export const SheetNames320: Story = {
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: () => installStoryStripe(),
  play: async ({ canvas }) => {
    await pickTwoAndPay(canvas);
    const sheet = within(await screen.findByRole('dialog', { name: 'Submit your request' }));
    for (const name of ['Dr Callum Brodie', 'Dr Priya Venkatesan']) {
      await expect(brokenWords(await sheet.findByText(name))).toEqual([]);
    }
  },
};

export const Dark: Story = { globals: { scheme: 'dark' }, decorators: [mobile] };

export const ThirtySpecialists: Story = {
  decorators: [desk],
  beforeEach: answer(mock('searchSpecialists', { items: manySpecialists() })),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(
      async () => {
        await expect(await canvas.findAllByRole('button', { name: /^Next available/ })).toHaveLength(30);
      },
      { timeout: 8_000 },
    );
    const nodes = (): number => canvasElement.querySelectorAll('.tele-match-screen *').length;
    await expect(nodes()).toBeLessThanOrEqual(1_000);
    const cards = canvas.getAllByRole('article');
    cards[15]?.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(within(cards[15] ?? canvasElement).getAllByRole('tab')).toHaveLength(7));
    await expect(nodes()).toBeLessThanOrEqual(1_000);
  },
};

/** Every text a third longer and accented: what has no accent stands outside the tables. */
export const LongLanguage: Story = { globals: { language: 'en-XA' }, decorators: [mobile] };

export const RightToLeft: Story = { globals: { language: 'ar-XB' }, decorators: [mobile] };
