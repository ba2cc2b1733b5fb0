import { teleStage } from '@tele/kit/story-stage';
import {
  aBookedSelection,
  aBooking,
  aCandidate,
  aSelection,
  aSpecialist,
  anOpenRequest,
  anOffer,
  foreignWord,
  installStoryStripe,
  mock,
  requestList,
} from '@tele/core/testing';
import type { Selection } from '@tele/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OpenRequestScreen } from '../requests/open/OpenRequestScreen.tsx';
import { RequestScreen } from '../requests/picked/RequestScreen.tsx';
import { RequestListScreen } from '../requests/list/RequestListScreen.tsx';
import { ResultsScreen } from '../results/ResultsScreen.tsx';
import { SearchScreen } from '../search/SearchScreen.tsx';
import { answer } from '../testing/answer.ts';
import { resultsArgs, search } from '../testing/results-args.ts';
import { desk } from '../testing/widths.tsx';

const specialty = 'Mathematics';
const mathematics = { profession: 'education', specialty, reason: 'Fractions, year 6.' } as const;
const unpaid = aSelection({ ...mathematics, selectionId: 'sel_unpaid', payment: null });
const open = aSelection({ ...mathematics, selectionId: 'sel_open' });
const booked = aBookedSelection({ ...mathematics, selectionId: 'sel_booked', booking: aBooking() });
const ended = aSelection({
  ...mathematics,
  selectionId: 'sel_ended',
  status: 'CLOSED',
  endedBecause: 'none-left',
  candidates: [aCandidate({ status: 'DECLINED', reply: 'not-my-field' })],
});
const offer = anOffer({ request: { ...anOffer().request, profession: 'education', specialty } });
const selections = [unpaid, open, booked, ended];

/** Texts for a student: no health words, and none of another category. */
const meta = {
  title: 'Screens/Match widget/Of a tutor',
  decorators: [teleStage, desk],
  beforeEach: (context) => {
    answer(
      mock('searchSpecialists', { items: [aSpecialist({ bio: 'Mathematics for years 5 to 12.' })] }),
      mock('getSelection', ({ params }) => selections.find((one) => one.selectionId === params.id) ?? open),
      mock('myRequests', requestList(selections.map((selection) => ({ kind: 'picked' as const, selection })))),
      mock('getOpenRequest', anOpenRequest({ ...mathematics, offers: [offer] })),
    )(context);
    return installStoryStripe();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const expectOwnWords = () => expect(foreignWord('education', document.body.innerText)).toBeNull();

export const Search: Story = {
  render: () => <SearchScreen profession="education" onSearch={fn()} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Find a tutor' });
    await canvas.findByText(/the tutors you ask can read it/);
    await expectOwnWords();
  },
};

export const ResultsAndSubmit: Story = {
  tags: ['journey'],
  render: () => <ResultsScreen {...resultsArgs()} profession="education" search={{ ...search, specialty }} />,
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article'));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    await expectOwnWords();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
    await screen.findByLabelText('Card number');
    await expectOwnWords();
  },
};

const requestOf = ({ selectionId }: Selection) => (
  <RequestScreen
    selectionId={selectionId}
    requestsHref="#/requests"
    findHref={(profession) => `#/match/${profession}`}
    onDeleted={fn()}
    fromPayment
  />
);

export const RequestUnpaid: Story = {
  render: () => requestOf(unpaid),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pay $15 to submit' });
    await expectOwnWords();
  },
};

export const RequestOpen: Story = {
  tags: ['journey'],
  render: () => requestOf(open),
  play: async ({ canvas }) => {
    await canvas.findByText(/^We’ve asked 2 tutors/);
    await expectOwnWords();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel request' }));
    await screen.findByRole('alertdialog');
    await expectOwnWords();
  },
};

export const RequestBooked: Story = {
  render: () => requestOf(booked),
  play: async ({ canvas }) => {
    await canvas.findByText('Your lesson is booked');
    await expectOwnWords();
  },
};

export const Requests: Story = {
  tags: ['journey'],
  render: () => (
    <RequestListScreen
      viewHref={(id) => `#/requests/${id}`}
      openRequestHref={(id) => `#/requests/open/${id}`}
      payHref={(id) => `#/requests/${id}#pay`}
      findHref="#/match"
      onAskAgain={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Past requests 1' }));
    await waitFor(() => expect(canvas.getAllByText('Mathematics')).toHaveLength(4));
    for (const row of canvas.getAllByRole('button', { name: /^Mathematics/ })) await userEvent.click(row);
    await expectOwnWords();
  },
};

export const OpenRequest: Story = {
  render: () => (
    <OpenRequestScreen
      requestId="req_5H8KQ2"
      requestsHref="#/requests"
      findHref={(profession) => `#/match/${profession}`}
      onSeen={fn()}
      onDeleted={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Offer from Dr Callum Brodie' });
    await expectOwnWords();
  },
};
