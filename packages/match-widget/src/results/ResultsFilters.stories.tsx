import { onPhone, teleStage } from '@tele/kit/story-stage';
import { expectInView } from '@tele/ui/expect-in-view';
import { noFilters, type Alert } from '@tele/core';
import { aRegistrationNumber, aSpecialist, anAlert, fail, mock, someCounts, someSpecialists } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { answer } from '../testing/answer.ts';
import { resultsArgs, search } from '../testing/results-args.ts';
import { desk, phone } from '../testing/widths.tsx';
import { ResultsScreen } from './ResultsScreen.tsx';

/** Only Dr Nguyễn speaks Vietnamese; no one matches a fee of $1. */
const searched = mock('searchSpecialists', ({ body: { filters } }) => {
  if (filters?.maxFeeCents === 100) return { items: [] };
  const all = someSpecialists().map((one) => ({ ...one, registration: aRegistrationNumber() }));
  return { items: filters?.languages ? all.filter(({ specialistId }) => specialistId === 'spc_nguyen') : all };
});

const meta = {
  title: 'Screens/Results/Filters',
  component: ResultsScreen,
  args: {
    ...resultsArgs(),
    onFiltersChange: fn(),
    onSearchChange: fn(),
    canSetAlert: true,
    specialistHref: (id) => `#/specialists/${id}`,
  },
  decorators: [teleStage],
  beforeEach: answer(searched),
} satisfies Meta<typeof ResultsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Picks hidden by a filter stay and count. */
export const PicksSurvive: Story = {
  tags: ['journey'],
  decorators: [desk],
  play: async ({ canvas, args }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Language' }));
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Vietnamese' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(await canvas.findByRole('button', { name: /1 of 10 picked/ })).toBeVisible();
    await expect(args.onFiltersChange).toHaveBeenCalledWith(expect.objectContaining({ languages: ['Vietnamese'] }));
    const set = canvas.getByRole('button', { name: 'Language: Vietnamese' });
    set.focus();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
};

/** Person without alerts, who turns some on and off. */
function keptAlerts() {
  const kept: Alert[] = [];
  return [
    mock('myAlerts', () => ({ items: kept })),
    mock('createAlert', ({ body }) => {
      const made = anAlert({
        specialty: body.specialty ?? null,
        state: body.state ?? null,
        filters: body.filters ?? {},
      });
      kept.push(made);
      return made;
    }),
    mock('turnOffAlert', () => {
      kept.pop();
      return { ok: true };
    }),
  ];
}

export const NobodyLeft: Story = {
  decorators: [desk],
  args: { filters: { ...noFilters, maxFeeCents: 100 } },
  beforeEach: (context) => answer(searched, ...keptAlerts())(context),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Alert me when a time opens up' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit & pay $15' })).toBeNull();
    await expect(canvas.queryByText(/^We hold/)).toBeNull();
  },
};

export const PicksWithNobodyLeft: Story = {
  tags: ['journey'],
  decorators: [desk],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Callum Brodie' }));
    await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fee' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Fee' }));
    await userEvent.type(await panel.findByRole('textbox'), '1{Enter}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(0));
    await expect(canvas.getByRole('button', { name: /1 of 10 picked/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit & pay $15' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /1 of 10 picked/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Submit & pay $15' })).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

export const IsToldAndStops: Story = {
  ...NobodyLeft,
  tags: ['journey'],
  play: async (context) => {
    await NobodyLeft.play?.(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Create alert' }));
    await expect(await canvas.findByRole('heading', { name: 'Alert on' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(await canvas.findByRole('button', { name: 'Create alert' })).toBeVisible();
    await expect(canvas.getByText('Still no matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Any state/ }));
    await expect(args.onSearchChange).toHaveBeenCalledWith(expect.objectContaining({ state: null }));
  },
};

export const SeveralLeaveNobody: Story = {
  decorators: [desk],
  args: { filters: { ...noFilters, part: 'evening', maxFeeCents: 100 }, search: { ...search, state: null } },
  beforeEach: answer(
    searched,
    mock('countSpecialists', ({ body }) => ({
      ...someCounts(body),
      matching: 0,
      without: (['part', 'fee'] as const).map((filter) => ({ filter, matching: 0, soonestISO: null })),
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Try removing more than one filter' })).toBeVisible();
    await expect(canvas.getAllByText('Still no matches')).toHaveLength(2);
  },
};

export const SeveralThatLeaveNobodyCleared: Story = {
  ...SeveralLeaveNobody,
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'No filters 14 doctors' }));
    await expectState(async () => {
      // 'No one at all' needs a fresh answer.
      await expect(canvas.queryByRole('heading', { name: /^No doctors/ })).toBeNull();
      await expect(args.onFiltersChange).toHaveBeenCalledWith(noFilters);
      await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
      // The pressed button is gone: the focus is on the filters.
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Day' })).toHaveFocus());
    });
  },
};

export const ClearedInTheBar: Story = {
  tags: ['journey'],
  decorators: [desk],
  args: { filters: { ...noFilters, part: 'morning', maxFeeCents: 28_000 } },
  play: async ({ canvas, args }) => {
    const said = await canvas.findByText('4 of 14 doctors match.');
    await expect(said.closest('[role=status]')).not.toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear 2' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith(noFilters);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear 2' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Day' })).toHaveFocus());
  },
};

/** Languages that failed to load do not count as none. */
export const LanguagesFailed: Story = {
  decorators: [desk],
  beforeEach: answer(mock('countSpecialists', () => fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Language' }));
    await expectState(async () => {
      const panel = within(await screen.findByRole('dialog', { name: 'Language' }));
      await expect(await panel.findByRole('alert')).toHaveTextContent('Failed to load languages.');
      await expect(panel.queryByText('No matching language.')).toBeNull();
    });
  },
};

export const RetriesLanguages: Story = {
  ...LanguagesFailed,
  tags: ['journey'],
  play: async (context) => {
    await LanguagesFailed.play?.(context);
    const { msw } = context;
    const panel = within(await screen.findByRole('dialog', { name: 'Language' }));
    msw.use(mock('countSpecialists', ({ body }) => someCounts(body)));
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    await panel.findByRole('checkbox', { name: 'Greek' });
  },
};

/** Past days in an old URL are not sent. */
export const OldDays: Story = {
  decorators: [desk],
  args: { filters: { ...noFilters, day: { from: '2026-10-01', to: '2026-10-02' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await expect(canvas.getByRole('button', { name: 'Day' })).toBeVisible();
  },
};

/** Without a practice no one is featured, and there is nothing to sort before a reason. */
export const NothingFeatured: Story = {
  decorators: [desk],
  args: { profession: 'tech', search: { ...search, specialty: 'Websites', reason: '' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Language' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Soonest' })).toBeNull();
  },
};
export const ReasonFirst: Story = {
  decorators: [desk],
  args: { profession: 'tech', search: { ...search, specialty: 'Websites', reason: 'A shop that loads slowly.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Best match for your reason' })).toBeChecked();
  },
};
export const NobodyLeftNarrow: Story = { args: NobodyLeft.args ?? {}, decorators: [phone] };

export const Featured: Story = {
  decorators: [desk],
  play: async ({ canvas, args }) => {
    const card = within(await canvas.findByRole('article', { name: 'Dr Priya Venkatesan' }));
    await userEvent.click(card.getByRole('button', { name: 'Featured' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sort by soonest instead' }));
    await expectState(async () => {
      await expect(args.onFiltersChange).toHaveBeenCalledWith(expect.objectContaining({ sort: 'soonest' }));
      await expect(canvas.getByRole('radio', { name: 'Soonest' })).toBeChecked();
      await expect(card.getByRole('link', { name: /^MED0009000017.*Register/ })).toBeVisible();
    });
  },
};
export const Dark: Story = { decorators: [desk], globals: { scheme: 'dark' } };

export const Sheet: Story = {
  decorators: [phone],
  beforeEach: answer(mock('searchSpecialists', { items: [aSpecialist()] })),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await sheet.findByRole('radio', { name: 'Morning, before noon' }));
    await expectState(async () => {
      await expect(args.onFiltersChange).toHaveBeenCalledWith(expect.objectContaining({ part: 'morning' }));
    });
  },
};

export const ShowsWhatIsLeft: Story = {
  ...Sheet,
  tags: ['journey'],
  play: async (context) => {
    await Sheet.play?.(context);
    const { canvas, args } = context;
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    // Typed values count without a button.
    await userEvent.type(sheet.getByRole('textbox', { name: /^Maximum fee/ }), '280');
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 4 doctors' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ part: 'morning', maxFeeCents: 28_000 }),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters, 2 on' })).toBeVisible());
  },
};

export const FeeErrorOnAPhone: Story = {
  ...onPhone,
  tags: ['journey'],
  decorators: [phone],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const fee = await sheet.findByRole('textbox', { name: /^Maximum fee/ });
    await userEvent.type(fee, '1e5');
    (await sheet.findByRole('radio', { name: 'Morning, before noon' })).scrollIntoView();
    await userEvent.click(sheet.getByRole('button', { name: /^Show/ }));
    await waitFor(() => expect(fee).toHaveFocus());
    await expectInView(sheet.getByText('Please enter a valid fee in AUD (e.g., 250)'));
    await userEvent.clear(fee);
    await userEvent.click(sheet.getByRole('button', { name: /^Show/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ClearedInTheSheet: Story = {
  tags: ['journey'],
  decorators: [phone],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await sheet.findByRole('radio', { name: 'Choose dates' }));
    // The 8th of an earlier month is past.
    await userEvent.type(sheet.getByLabelText('First day'), '2026-10-08');
    await expect(await sheet.findByText('Choose today or a later day.')).toBeVisible();
    const fee = () => sheet.getByRole('textbox', { name: /^Maximum fee/ });
    await userEvent.type(fee(), '280');
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    await expect(fee()).toHaveValue('');
    await expect(sheet.queryByLabelText('First day')).toBeNull();
    await userEvent.click(fee());
    await userEvent.tab();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(noFilters);
  },
};
