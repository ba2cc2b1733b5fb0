import { act, fireEvent, screen } from '@testing-library/react';
import { createTeleClient } from '@tele/client';
import type { Selection } from '@tele/core';
import {
  aBookedSelection,
  aBooking,
  aCandidate,
  aMe,
  anOpenRequest,
  aPayment,
  aRegistrationNumber,
  aSelection,
  aSpecialist,
  aVideoMeeting,
  installStoryStripe,
  mock,
  slotsFor,
  storyNow,
} from '@tele/core/testing';
import { beforeEach, expect } from 'vitest';
import { TeleProvider } from '@tele/kit';
import { worksWithOwnServer, type Journey } from '@tele/kit/testing/own-server';
import { MatchWidget } from './MatchWidget.tsx';
import { RequestScreen } from './requests/picked/RequestScreen.tsx';

beforeEach(() => installStoryStripe());

const now = () => new Date(storyNow);
const apiBase = 'https://api.example.test';

const selection = aBookedSelection({ booking: aBooking({ meeting: aVideoMeeting() }) });

const details = {
  Mobile: '0491 570 156',
  Day: '17/05/1991',
  Street: '9 Wharf Street',
  'State or territory': 'TAS',
  Postcode: '7000',
};

/** Step before the card if the server lacks the patient's details. */
function fillDetails(then: string): void {
  const next = screen.queryByText(then);
  if (!next) return;
  for (const [label, value] of Object.entries(details))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByLabelText('Female'));
  fireEvent.click(next);
}

const widget: Journey['widget'] = (fetch) => (
  <MatchWidget
    {...{ apiBase, fetch, now }}
    token="token"
    zone="Australia/Sydney"
    defaultValues={{ specialty: 'Cardiology' }}
    stripe={{ publishableKey: 'pk_test_story' }}
    privacyNotice={{ url: '/privacy' }}
  />
);

/** From search to request page, paid by card. */
const booking: Journey = {
  answers: {
    authMe: aMe(),
    availableSpecialties: { items: [{ name: 'Cardiology', group: 'Adult Medicine', available: true }] },
    searchSpecialists: {
      items: [aSpecialist({ registration: aRegistrationNumber(), languages: ['English'], feeFromCents: 23_000 })],
    },
    availabilitySlots: { specialistId: aSpecialist().specialistId, items: slotsFor().slice(0, 4) },
    createSelection: { selectionId: selection.selectionId },
    attachPayment: { selectionId: selection.selectionId, payment: { status: 'requires_capture' } },
  },
  together: { getSelection: selection },
  widget,
  drive: async ({ look, sent }) => {
    await screen.findByRole('combobox', { name: 'Specialty' });
    look();
    fireEvent.click(screen.getByText('See doctors'));
    fireEvent.click(await screen.findByLabelText(/^Next available/));
    await screen.findByText('1 of 10 picked');
    look();
    fireEvent.click(screen.getByLabelText(/more times with/));
    look();
    fireEvent.click(screen.getByText('Submit & pay $15'));
    await screen.findByText(/^(?:Continue to payment|Hold \$15\.00 and submit)$/);
    fillDetails('Continue to payment');
    const card = await screen.findByLabelText('Card number');
    look();
    // The card reports that it is ready.
    await act(async () => undefined);
    fireEvent.change(screen.getByLabelText('Amount in dollars'), { target: { value: '230' } });
    fireEvent.input(card, { target: { value: '4242424242424242' } });
    fireEvent.click(screen.getByText('Hold $15.00 and submit'));
    await screen.findByText('Your consultation is booked');
    expect(sent('createSelection')).toMatchObject([{ feeCapCents: 23_000 }]);
    look();
  },
  missing: ['Meeting details aren’t available here.'],
};

/** Request page, once it shows `text`. */
const request = (shown: Selection, text: string): Journey => ({
  answers: { getSelection: shown },
  widget: (fetch) => (
    <TeleProvider client={createTeleClient({ apiBase, token: 'token', fetch })} now={now} zone="Australia/Sydney">
      <RequestScreen selectionId={shown.selectionId} onDeleted={() => undefined} />
    </TeleProvider>
  ),
  drive: async ({ look }) => {
    await screen.findAllByText(text);
    look();
  },
});

const asked = anOpenRequest({ specialty: 'Cardiology' });

/** From the open-request form to its offers, which such servers list separately. */
const asking: Journey = {
  answers: {
    createOpenRequest: { requestId: asked.requestId },
    // As the specification lists them; Tele's own server is asked for the single request.
    myRequests: { items: [asked as never] },
    myOffers: { items: asked.offers },
  },
  together: {
    authMe: aMe(),
    availableSpecialties: { items: [{ name: 'Cardiology', group: 'Adult Medicine', available: true }] },
  },
  others: () => [mock('getOpenRequest', asked)],
  widget,
  drive: async ({ look, sent }) => {
    await screen.findByRole('combobox', { name: 'Specialty' });
    fireEvent.click(screen.getByText('Ask specialists for times'));
    fireEvent.click(await screen.findByLabelText('As soon as possible'));
    look();
    fireEvent.click(screen.getByText('Ask for times'));
    await screen.findByText(/^(?:Save and ask for times|\$195\.00)$/);
    fillDetails('Save and ask for times');
    await screen.findByText('$245.00');
    await screen.findByText('$195.00');
    expect(sent('createOpenRequest')).toHaveLength(1);
    look();
  },
};

worksWithOwnServer({
  'the request for times and its offers': asking,
  'the search, the times, the card and the request': booking,
  'a request that waits': request(aSelection(), 'Pending'),
  'a booked request': request(selection, 'Your consultation is booked'),
  'a request that nobody accepted': request(
    aSelection({ candidates: [aCandidate({ status: 'DECLINED' })], payment: aPayment({ status: 'canceled' }) }),
    'Closed',
  ),
});
