import { goOffline, teleStage } from '@tele/kit/story-stage';
import { spansOfSlots, specialtiesOf, type SlotPick } from '@tele/core';
import {
  aRegistrationNumber,
  aSpecialist,
  fail,
  mock,
  slotsFor,
  someSpecialists,
  unreachable,
  installStoryStripe,
} from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { KeepPicks } from '../testing/KeepPicks.tsx';
import { manySpecialists } from '../testing/many-specialists.ts';
import { brokenWords } from '../testing/broken-words.ts';
import { answer, never } from '../testing/answer.ts';
import { resultsArgs, search } from '../testing/results-args.ts';
import { desk, mobile, phone } from '../testing/widths.tsx';
import { ResultsScreen } from './ResultsScreen.tsx';

const meta = {
  title: 'Screens/Results',
  component: ResultsScreen,
  args: resultsArgs(),
  decorators: [teleStage],
  beforeEach: answer(),
} satisfies Meta<typeof ResultsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const pickedBefore: readonly SlotPick[] = [
  { specialistId: 'spc_brodie', slotISO: '2026-11-20T00:00:00.000Z' },
  { specialistId: 'spc_gone', slotISO: '2026-11-24T00:00:00.000Z' },
];

export const Facts: Story = {
  tags: ['spec:2.results', 'spec:3.search-result'],
  decorators: [desk],
  beforeEach: answer(
    mock('searchSpecialists', {
      items: [
        aSpecialist({ languages: ['English', 'Greek', 'Italian'], feeFromCents: 23_000 }),
        aSpecialist({ specialistId: 'spc_nguyen', name: 'Dr Hạnh Nguyễn', languages: ['English', 'Vietnamese'] }),
        aSpecialist({ specialistId: 'spc_abdallah', name: 'Dr Sienna Abdallah' }),
      ],
    }),
  ),
  play: async ({ canvas }) => {
    const [both, one, none] = await canvas.findAllByRole('article');
    if (!both || !one || !none) throw new Error('three cards are needed');
    await expect(both).toHaveTextContent('From $230.00, as a guide');
    await expect(within(both).getByText('English, Greek, Italian')).toBeVisible();
    await expect(within(one).getByText('English, Vietnamese')).toBeVisible();
    await expect(within(one).queryByText('Fee')).toBeNull();
    await expect(within(none).queryByText('Speaks')).toBeNull();
  },
};

export const TimesInResults: Story = {
  decorators: [desk],
  beforeEach: answer(
    mock('searchSpecialists', ({ body }) => ({
      items: someSpecialists().map((one) => ({
        ...one,
        slotSpans: spansOfSlots(slotsFor({ specialistId: one.specialistId, days: body.slotDays })),
      })),
    })),
    mock('availabilitySlots', fail(500, 'INTERNAL', 'Unexpected call')),
  ),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article');
    if (!first) throw new Error('A card is needed.');
    await expect(within(first).getAllByRole('button', { name: /am|pm/ }).length).toBeGreaterThan(2);
    await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull();
  },
};

export const Default: Story = {
  tags: ['spec:2.results', 'spec:3.search-result'],
  decorators: [mobile],
  beforeEach: answer(
    mock('searchSpecialists', () => ({
      items: someSpecialists().map((one, index) => ({
        ...one,
        registration: aRegistrationNumber(),
        languages: ['English', index === 0 ? 'Tamil' : 'Greek'],
        ...(index === 2 && { feeFromCents: undefined }),
      })),
    })),
  ),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'Dr Callum Brodie' });
    const brodie = within(card);
    await expect(await brodie.findByText(/^Next, /)).toBeVisible();
    await expect(brodie.getByText('30 minutes')).toBeVisible();
    await expect(brodie.getByText('English, Greek')).toBeVisible();
    await expect(card).toHaveTextContent('From $230.00English');
    await expect(brodie.getByRole('link', { name: /^MED0009000017.*Register/ })).toBeVisible();
    await expect(brodie.getAllByRole('button', { pressed: false })).toHaveLength(3);
    await expect(brodie.getByRole('button', { name: /more times with/ })).toBeVisible();
    await expect(card.offsetHeight).toBeLessThanOrEqual(295);
    await expect(canvas.getByText('Fee not listed')).toBeVisible();
    await expect(canvas.queryByText('Held when you submit')).toBeNull();
  },
};

export const Money: Story = {
  decorators: [mobile],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^We hold/ }));
    await expectState(async () => {
      await expect(canvas.getByText('Held when you submit')).toBeVisible();
      await expect(canvas.getByText('Charged if a doctor accepts')).toBeVisible();
      await expect(canvas.getByText('If no one accepts, you pay nothing')).toBeVisible();
    });
  },
};

export const Desk: Story = { decorators: [desk] };

export const DeskPicked: Story = {
  tags: ['spec:2.results-footer', 'spec:9.booking-fee'],
  parameters: { shows: ['Submit & pay $15'] },
  decorators: [desk],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Next available/ })).toHaveLength(4));
    for (const button of canvas.getAllByRole('button', { name: /^Next available/ }).slice(0, 3)) {
      await userEvent.click(button);
    }
    await userEvent.click(canvas.getByRole('button', { name: /3 of 10 picked/ }));
    await expectState(async () => {
      await expect(
        canvas.getByText('The first doctor to accept is booked. We then cancel your other times.'),
      ).toBeVisible();
    });
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
    await expectState(async () => {
      await expect(canvas.getByText('1 of 10 picked')).toBeVisible();
      await expect(within(canvas.getByRole('article', { name: 'Dr Priya Venkatesan' })).queryByRole('tab')).toBeNull();
    });
  },
};

export const SlotsFailed: Story = {
  tags: ['spec:8.loading-slots'],
  parameters: { shows: ['Failed to load slots'] },
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
  },
};

export const RetriesSlots: Story = {
  ...SlotsFailed,
  tags: ['journey'],
  play: async (context) => {
    await SlotsFailed.play?.(context);
    const { canvas } = context;
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(card.getByRole('button', { name: /Retry/ }));
    await expect(await card.findByRole('button', { name: /^Next available/ })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['spec:8.loading-specialists'],
  parameters: { shows: ['Failed to load specialists'] },
  beforeEach: answer(mock('searchSpecialists', unreachable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load specialists')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: answer(mock('searchSpecialists', ({ body }) => ({ items: body.state ? [] : someSpecialists() }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No specialists match. Try any state.')).toBeVisible();
  },
};

export const SearchesAnyState: Story = {
  ...Empty,
  tags: ['journey'],
  play: async (context) => {
    await Empty.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Search any state' }));
    await expect(await canvas.findByRole('article', { name: 'Dr Callum Brodie' })).toBeVisible();
  },
};

export const EmptyEverywhere: Story = {
  args: { search: { ...search, state: null } },
  beforeEach: answer(mock('searchSpecialists', { items: [] })),
};

export const RelatedSpecialties: Story = {
  args: { search: { ...search, specialty: 'Cardiology', state: null }, onSearchChange: fn() },
  beforeEach: answer(
    mock('searchSpecialists', { items: [] }),
    mock('availableSpecialties', () => ({
      items: specialtiesOf('doctor').map((specialty) => ({
        ...specialty,
        available: specialty.name !== 'Vascular Surgery',
      })),
    })),
  ),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Try a related specialty')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Vascular Surgery' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cardiothoracic Surgery' }));
    await expectState(async () => {
      await expect(args.onSearchChange).toHaveBeenCalledWith(
        expect.objectContaining({ specialty: 'Cardiothoracic Surgery', state: null }),
      );
      await expect(canvas.getByRole('heading', { name: 'Cardiology' })).toHaveFocus();
    });
  },
};

export const MissingSpecialty: Story = {
  tags: ['spec:5.results-picks', 'spec:2.results-without-specialty'],
  parameters: { shows: ['Missing specialty'] },
  args: { search: { ...search, specialty: '' } },
};

/** An old URL with an unknown specialty returns to the search: a retry cannot help. */
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
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Submit & pay $15' })).toBeNull());
  },
};

export const NothingPicked: Story = {
  tags: ['spec:5.results-picks'],
  parameters: { shows: ['Pick at least one specialist and slot.'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No times picked')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit & pay $15' }));
    await expectState(async () => {
      await expect(canvas.getByText('Pick at least one specialist and slot.')).toBeVisible();
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

export const TenPicked: Story = {
  tags: ['spec:5.results-limits', 'spec:9.selection-limit'],
  beforeEach: answer(mock('searchSpecialists', { items: manySpecialists(11) })),
  play: async ({ canvas }) => {
    const next = await waitFor(async () => {
      const found = await canvas.findAllByRole('button', { name: /^Next available/ });
      await expect(found).toHaveLength(11);
      return found;
    });
    for (const button of next.slice(0, 10)) await userEvent.click(button);
    await expectState(async () => {
      await expect(canvas.getByText('10 of 10 picked. Remove one to pick another.')).toBeVisible();
    });
  },
};

export const RemovesOneOfTen: Story = {
  ...TenPicked,
  tags: ['journey'],
  play: async (context) => {
    await TenPicked.play?.(context);
    const { canvas } = context;
    const [first] = canvas.getAllByRole('button', { name: /^Remove/ });
    if (first) await userEvent.click(first);
    await expect(canvas.getByText('9 of 10 picked')).toBeVisible();
    await expect(canvas.queryByText('10 of 10 picked. Remove one to pick another.')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  tags: ['journey'],
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
    // Past the pager to the day's times, where arrows move.
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
    await expectState(async () => {
      await expect(await canvas.findByText('1 of 10 picked')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Remove Dr Callum Brodie/ })).toBeVisible();
      await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
    });
  },
};

export const KeptPickGone: Story = {
  decorators: [
    mobile,
    (Story) => (
      <KeepPicks picks={pickedBefore}>
        <Story />
      </KeepPicks>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Some times you picked are no longer available')).toBeVisible();
    await expect(canvas.getByText(/^Dr Callum Brodie, Fri 20 Nov, 11:00\sam\sAEDT\.$/)).toBeVisible();
    await expect(canvas.getByText('No times picked')).toBeVisible();
  },
};

/** From the first pick, Submit is one Tab away, however many cards follow. */
export const SkipsToSubmit: Story = {
  tags: ['journey'],
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
    await expect(await card.findByText('11 more')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /more times with/ }));
    await waitFor(() => expect(card.getByRole('tab', { selected: true })).toHaveFocus());
    const more = await card.findByRole('button', { name: /more times with/ });
    const before = card.getAllByRole('button').length;
    await userEvent.click(more);
    await expectState(() => expect(card.getAllByRole('button').length).toBeGreaterThan(before));
  },
};

export const ReviewSheet: Story = {
  decorators: [mobile],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    await userEvent.click(canvas.getByRole('button', { name: /1 of 10 picked/ }));
    await expectState(async () => {
      const sheet = within(await screen.findByRole('dialog', { name: 'Your picks' }));
      await expect(sheet.getByText('Dr Callum Brodie')).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Add more' })).toBeVisible();
    });
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
    await expectState(() =>
      expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true'),
    );
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

export const PayBar320: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    await expectState(async () => {
      const words = document.createRange();
      words.selectNodeContents(canvas.getByText(/^Submit & pay/));
      await expect(words.getClientRects()).toHaveLength(1);
      // A host's page keeps its own bars.
      const bar = canvas.getByRole('region', { name: 'Your picks' });
      await expect(getComputedStyle(bar).position).toBe('sticky');
    });
  },
};

export const Dark: Story = { globals: { scheme: 'dark' }, decorators: [mobile] };

export const ThirtySpecialists: Story = {
  tags: ['spec:9.search-limit'],
  decorators: [desk],
  beforeEach: answer(mock('searchSpecialists', { items: manySpecialists() })),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(async () => {
      await expect(await canvas.findAllByRole('button', { name: /^Next available/ })).toHaveLength(30);
    });
    const nodes = (): number => canvasElement.querySelectorAll('.tele-match-screen :not(font)').length;
    await expect(nodes()).toBeLessThanOrEqual(1_000);
    const cards = canvas.getAllByRole('article');
    cards[15]?.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(within(cards[15] ?? canvasElement).getAllByRole('tab')).toHaveLength(7));
    await expect(nodes()).toBeLessThanOrEqual(1_000);
  },
};

export const LongLanguage: Story = { globals: { language: 'en-XA' }, decorators: [mobile] };

export const RightToLeft: Story = { globals: { language: 'ar-XB' }, decorators: [mobile] };
