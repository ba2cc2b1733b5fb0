import type { Appointment } from '@tele/core';
import {
  aBlock,
  aTimeOff,
  anAppointment,
  anAppointmentPatient,
  anIncomingOpenRequest,
  anOwnOffer,
  aProvider,
  appointmentList,
  fail,
  mock,
  somePayouts,
  unreachable,
} from '@tele/core/testing';
import { onPhone, teleStage } from '@tele/kit/story-stage';
import { expectInView } from '@tele/ui/expect-in-view';
import { textsThatCome } from '@tele/ui/texts-that-come';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { MakeOfferSheet, type MakeOfferSheetProps } from './MakeOfferSheet.tsx';

const request = anIncomingOpenRequest({
  specialty: 'Gastroenterology',
  reason: 'Iron deficiency with normal coeliac serology. Would like advice before endoscopy.',
});

const booked = (hour: number, patientName: string): Appointment =>
  anAppointment({
    selectionId: `sel_${hour}`,
    chosenSlotISO: aBlock('2026-11-25', hour).startISO,
    patientName,
    patient: anAppointmentPatient({ name: patientName }),
  });

const Sheet = (props: MakeOfferSheetProps) => {
  const [offering, setOffering] = useState(props.offering);
  return (
    <>
      <button type="button" onClick={() => setOffering(props.offering)}>
        Open again
      </button>
      <MakeOfferSheet
        {...props}
        offering={offering}
        onClose={() => {
          props.onClose();
          setOffering(null);
        }}
      />
    </>
  );
};

const meta = {
  title: 'Screens/Make offer',
  component: MakeOfferSheet,
  decorators: [teleStage],
  render: (args) => <Sheet {...args} />,
  args: { offering: { request }, payouts: { href: '#/work/payouts' }, onClose: fn(), onOfferMade: fn() },
  beforeEach: ({ msw }) => {
    localStorage.clear();
    msw.use(
      mock('myPayouts', somePayouts()),
      mock('createOffer', ({ body }) => anOwnOffer({ requestId: body.requestId, feeCents: body.feeCents })),
      mock('myProvider', aProvider({ status: 'APPROVED', profileType: 'EUCA_MD' })),
      mock('myAppointments', appointmentList([booked(9, 'Noor Haddad'), booked(10, 'Ruby Castellano')])),
      mock('myAvailability', {
        version: '1',
        items: [aBlock('2026-11-24', 9, 12.5), aBlock('2026-11-25', 8, 11), aBlock('2026-11-25', 14, 17)],
      }),
      mock('myOffers', {
        items: [anOwnOffer({ offerId: 'off_held', status: 'HELD', heldSlotISO: aBlock('2026-11-25', 15).startISO })],
      }),
    );
  },
} satisfies Meta<typeof MakeOfferSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Make an offer' }));

const choose = async (row: number, day: string, time: string): Promise<void> => {
  const inSheet = await sheet();
  const date = await inSheet.findByLabelText(`Slot ${row}, date`);
  await userEvent.clear(date);
  await userEvent.type(date, day);
  await userEvent.selectOptions(inSheet.getByLabelText(`Slot ${row}, time`), time);
};

export const BusyElsewhere: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('timesAway', {
        timeOff: [aTimeOff({}, ['2026-11-26', '2026-11-27'])],
        busy: [aBlock('2026-11-25', 10, 11.5)],
      }),
    ),
  play: async () => {
    const inSheet = await sheet();
    // Someone is booked at 10:00; their name comes first.
    await choose(1, '2026-11-25', '10:30');
    await expectState(async () => {
      await expect((await inSheet.findAllByText(/^Your other calendar is busy 10:00\s–\s11:30\sam/))[0]).toBeVisible();
    });
  },
};

export const ChoosesADayOff: Story = {
  ...BusyElsewhere,
  tags: ['journey'],
  play: async (context) => {
    await BusyElsewhere.play?.(context);
    const inSheet = await sheet();
    await choose(1, '2026-11-26', '10:00');
    await expect((await inSheet.findAllByText(/^You have time off then/))[0]).toBeVisible();
    await expect(await inSheet.findByText('Time off')).toBeVisible();
  },
};

export const Fresh: Story = {
  tags: ['spec:2.offer-form', 'spec:5.offer-first-slot'],
  play: async () => {
    const inSheet = await sheet();
    await expect(await inSheet.findByLabelText('Slot 1, date')).toHaveValue('Tue 24 Nov 2026');
    await expect(inSheet.getByLabelText('Slot 1, time')).toHaveValue('10:30');
    await expect(await inSheet.findByText(/^10:30\sam Slot 1$/)).toBeVisible();
    await expect(inSheet.getByText('The patient has 45 minutes to accept.')).toBeVisible();
  },
};

export const SendsByKeyboard: Story = {
  tags: ['spec:2.offer-form', 'journey'],
  parameters: { shows: ['Offer sent'] },
  play: async ({ args }) => {
    const inSheet = await sheet();
    const fee = await inSheet.findByLabelText('Your fee');
    fee.focus();
    await userEvent.keyboard('230');
    const money = within(inSheet.getByLabelText('Fee breakdown'));
    await expect(await money.findByText('Practice fee, 15%')).toBeVisible();
    await expect(money.getByText('−$34.50')).toBeVisible();
    await expect(money.getByText('$195.50')).toBeVisible();
    await choose(2, '2026-11-25', '14:00');
    await textsThatCome(async (came) => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() =>
        expect(args.onOfferMade).toHaveBeenCalledWith({ offerId: 'off_7QK3WD', requestId: 'req_5H8KQ2' }),
      );
      await waitFor(() => expect(came.map(({ text }) => text)).toContain('Offer sent'));
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Clash: Story = {
  play: async () => {
    const inSheet = await sheet();
    await userEvent.type(await inSheet.findByLabelText('Your fee'), '230');
    await choose(2, '2026-11-25', '09:00');
    await expectState(async () => {
      const said = await inSheet.findAllByText(/^Noor Haddad is booked 9:00 – 9:30\sam. 9:30\sam is free.$/);
      await expect(said).toHaveLength(2);
      await expect(said.some((each) => each.closest('[role=status]') !== null)).toBe(true);
      await expect(inSheet.getByLabelText('Slot 2, date')).toHaveAttribute('aria-invalid', 'true');
      await expect(inSheet.getByText(/^9:00\sam Taken$/)).toBeVisible();
    });
  },
};

export const SendsAClash: Story = {
  ...Clash,
  tags: ['journey'],
  play: async (context) => {
    await Clash.play?.(context);
    const { args } = context;
    const inSheet = await sheet();
    await userEvent.click(inSheet.getByRole('button', { name: 'Send offer' }));
    await expect(args.onOfferMade).not.toHaveBeenCalled();
  },
};

export const MovedOffAClash: Story = {
  tags: ['journey'],
  play: async () => {
    const inSheet = await sheet();
    await choose(2, '2026-11-25', '09:00');
    await expect((await inSheet.findAllByText(/is booked/))[0]).toBeVisible();
    await userEvent.selectOptions(inSheet.getByLabelText('Slot 2, time'), '09:30');
    await waitFor(() => expect(inSheet.queryByText(/is booked/)).toBeNull());
  },
};

export const ClashDark: Story = { ...Clash, globals: { scheme: 'dark' } };

export const ClashWithAHeldTime: Story = {
  play: async () => {
    const inSheet = await sheet();
    await choose(1, '2026-11-25', '15:00');
    await expectState(async () => {
      await expect(
        (await inSheet.findAllByText(/^3:00 – 3:30\spm is reserved for another offer. 3:30\spm is free.$/))[0],
      ).toBeVisible();
      await expect(inSheet.getByText(/^3:00\spm Reserved for an offer$/)).toBeVisible();
    });
  },
};

export const Faults: Story = {
  tags: ['spec:5.offer-fee', 'spec:5.offer-slots', 'spec:9.offer-slots'],
  parameters: { shows: ['Please enter a fee.', 'All slots must be in the future.', 'Please choose distinct slots.'] },
  play: async () => {
    const inSheet = await sheet();
    const fee = await inSheet.findByLabelText('Your fee');
    await choose(2, '2026-11-20', '09:00');
    await choose(3, '2026-11-24', '10:30');
    await userEvent.click(inSheet.getByRole('button', { name: 'Send offer' }));
    await expectState(async () => {
      await expect(await inSheet.findByText('Please enter a fee.')).toBeVisible();
      await expect(inSheet.getByText('All slots must be in the future.')).toBeVisible();
      await expect(inSheet.getByText('Please choose distinct slots.')).toBeVisible();
      await expect(fee).toHaveFocus();
    });
  },
};

export const FaultsOnAPhone: Story = {
  ...Faults,
  ...onPhone,
  tags: ['journey'],
  parameters: onPhone.parameters,
  play: async (context) => {
    await Faults.play?.(context);
    await expectInView((await sheet()).getByText('Please enter a fee.'));
  },
};

export const MendsTheFaults: Story = {
  ...Faults,
  tags: ['journey'],
  play: async (context) => {
    await Faults.play?.(context);
    const inSheet = await sheet();
    const fee = await inSheet.findByLabelText('Your fee');
    await userEvent.type(fee, '1e5');
    await expect(await inSheet.findByText('Fee must be a valid number.')).toBeVisible();
    await userEvent.click(inSheet.getByRole('button', { name: 'Clear slot 2' }));
    await expect(inSheet.queryByText('All slots must be in the future.')).toBeNull();
    await userEvent.clear(inSheet.getByLabelText('Slot 1, date'));
    await expect(await inSheet.findByText('Choose a date and a time, or clear both.')).toBeVisible();
  },
};

export const NoSlot: Story = {
  tags: ['spec:5.offer-fee', 'spec:5.offer-slots'],
  parameters: { shows: ['Please provide at least one date/time slot.', 'Fee must be a valid number.'] },
  play: async () => {
    const inSheet = await sheet();
    await userEvent.type(await inSheet.findByLabelText('Your fee'), '1e5');
    await userEvent.clear(inSheet.getByLabelText('Slot 1, date'));
    await userEvent.selectOptions(inSheet.getByLabelText('Slot 1, time'), '');
    await userEvent.click(inSheet.getByRole('button', { name: 'Send offer' }));
    await expectState(async () => {
      await expect(await inSheet.findByText('Please provide at least one date/time slot.')).toBeVisible();
      await expect(inSheet.getByText('Fee must be a valid number.')).toBeVisible();
    });
  },
};

export const ClearsOptionalSlots: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) =>
    msw.use(
      mock('createOffer', ({ body }) =>
        body.slots.length === 1 ? anOwnOffer() : fail(422, 'INVALID_INPUT', 'A cleared slot was sent.'),
      ),
    ),
  play: async ({ args }) => {
    const inSheet = await sheet();
    await userEvent.type(await inSheet.findByLabelText('Your fee'), '230');
    await choose(2, '2026-11-25', '14:00');
    await choose(3, '2026-11-26', '14:00');
    await userEvent.clear(inSheet.getByLabelText('Slot 2, date'));
    await userEvent.selectOptions(inSheet.getByLabelText('Slot 2, time'), '');
    await userEvent.click(inSheet.getByRole('button', { name: 'Clear slot 3' }));
    await userEvent.click(inSheet.getByRole('button', { name: 'Send offer' }));
    await waitFor(() => expect(args.onOfferMade).toHaveBeenCalled());
  },
};

/** Directory fee: an amount, not a percentage. */
export const OfTheDirectory: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myProvider', aProvider({ status: 'APPROVED', profileType: 'SOLO' }))),
  play: async () => {
    const inSheet = await sheet();
    await userEvent.type(await inSheet.findByLabelText('Your fee'), '230');
    await expectState(async () => {
      await expect(await inSheet.findByText('Directory fee $10.00')).toBeVisible();
      await expect(inSheet.getByText('$220.00')).toBeVisible();
    });
  },
};

export const FeeExample: Story = {
  play: async () => {
    const inSheet = await sheet();
    await expectState(async () =>
      expect(await inSheet.findByText('For example, for $200.00 you receive $170.00.')).toBeVisible(),
    );
  },
};

export const KeptWhenClosed: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const inSheet = await sheet();
    await userEvent.type(await inSheet.findByLabelText('Your fee'), '230');
    await choose(2, '2026-11-25', '14:00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    const again = await sheet();
    await expect(await again.findByLabelText('Your fee')).toHaveValue('230.00');
    await expect(again.getByLabelText('Slot 2, time')).toHaveValue('14:00');
  },
};

export const Again: Story = {
  args: { offering: { request, feeCents: 24_500 } },
  play: async () => {
    await expect(await (await sheet()).findByLabelText('Your fee')).toHaveValue('245.00');
  },
};

const send = async (): Promise<void> => {
  const inSheet = await sheet();
  await userEvent.type(await inSheet.findByLabelText('Your fee'), '230');
  await userEvent.click(inSheet.getByRole('button', { name: 'Send offer' }));
};

export const NotSent: Story = {
  tags: ['spec:8.offering'],
  parameters: { shows: ['Failed to submit offer'] },
  beforeEach: ({ msw }) => msw.use(mock('createOffer', unreachable)),
  play: async ({ args }) => {
    await send();
    await expectState(async () => {
      const inSheet = await sheet();
      await expect(await inSheet.findByText('Failed to submit offer')).toBeVisible();
      await expect(inSheet.getByLabelText('Your fee')).toHaveValue('230.00');
      await expect(inSheet.getByRole('button', { name: 'Send offer' })).toBeEnabled();
      await expect(args.onOfferMade).not.toHaveBeenCalled();
    });
  },
};

export const NotSentOnAPhone: Story = {
  ...NotSent,
  ...onPhone,
  tags: ['journey'],
  parameters: onPhone.parameters,
  play: async (context) => {
    await NotSent.play?.(context);
    const alert = (await sheet()).getByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expectInView(alert);
  },
};

export const RefusedByTheService: Story = {
  tags: ['spec:5.offer-slots', 'spec:8.api-error'],
  parameters: { shows: ['You can provide at most 3 slots.'] },
  beforeEach: ({ msw }) => msw.use(mock('createOffer', fail(422, 'INVALID_INPUT', 'You can provide at most 3 slots.'))),
  play: async () => {
    await send();
    const inSheet = await sheet();
    await expectState(async () => expect(await inSheet.findByText('You can provide at most 3 slots.')).toBeVisible());
  },
};

export const TimeTaken: Story = {
  beforeEach: ({ msw }) => msw.use(mock('createOffer', fail(409, 'SLOT_TAKEN', 'You are booked at this time.'))),
  play: async () => {
    await send();
    await expectState(async () => {
      const inSheet = await sheet();
      await expect(await inSheet.findByText('You are booked at this time.')).toBeVisible();
      await expect(inSheet.getByLabelText('Slot 1, date')).toHaveFocus();
    });
  },
};

export const RequestClosed: Story = {
  beforeEach: ({ msw }) => msw.use(mock('createOffer', fail(409, 'REQUEST_CLOSED', 'This request is no longer open.'))),
  play: async () => {
    await send();
    await expectState(async () => {
      const inSheet = await sheet();
      await expect(await inSheet.findByText('This request is no longer open.')).toBeVisible();
      await expect(inSheet.queryByRole('button', { name: 'Send offer' })).toBeNull();
    });
  },
};

export const ClosesWhatHasEnded: Story = {
  ...RequestClosed,
  tags: ['journey'],
  play: async (context) => {
    await RequestClosed.play?.(context);
    const inSheet = await sheet();
    const close = inSheet.getAllByRole('button', { name: 'Close' });
    await userEvent.click(close.at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PayoutsNotReady: Story = {
  beforeEach: ({ msw }) => {
    let payoutReads = 0;
    msw.use(
      mock('myPayouts', () => somePayouts({ state: payoutReads++ === 0 ? 'ACTIVE' : 'RESTRICTED' })),
      mock('createOffer', fail(409, 'PAYOUTS_NOT_READY', 'Set up your payouts before you make an offer.')),
    );
  },
  play: async () => {
    await send();
    await expectState(async () => expect(await (await sheet()).findByText('Your payouts are paused')).toBeVisible());
  },
};

/** The calendar fails to load: the offer can still be sent. */
export const WithoutTheDay: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myAppointments', unreachable)),
  play: async () => {
    const inSheet = await sheet();
    await expect(await inSheet.findByText(/^We can’t show your appointments for this day/)).toBeVisible();
    await expect(inSheet.getByRole('button', { name: 'Send offer' })).toBeEnabled();
  },
};
