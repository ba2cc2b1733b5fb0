import { anIncomingSelection, fail, incomingList, mock } from '@tele/core/testing';
import { onlineManager, useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '@tele/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { callPages } from '../calls/call-pages.ts';
import { useTele } from '../provider/context.ts';
import { teleStage } from '../story-stage.tsx';
import { MorePages } from './MorePages.tsx';

const Example = ({ rowHeight }: { rowHeight: number }) => {
  const { client } = useTele();
  const query = useInfiniteQuery(callPages(client, 'incomingSelections', { query: { limit: 4 } }));
  const items = query.data?.items ?? [];
  return (
    <Card>
      <MorePages query={query} shown={items.length}>
        <ul aria-label="Requests" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {items.map(({ selectionId, specialty }) => (
            <li key={selectionId} style={{ blockSize: rowHeight, padding: 12 }}>
              <a href={`#/${selectionId}`}>{`${specialty} ${selectionId}`}</a>
            </li>
          ))}
        </ul>
      </MorePages>
    </Card>
  );
};

const requests = (count: number) =>
  Array.from({ length: count }, (_, index) => anIncomingSelection({ selectionId: String(index + 1) }));

const meta = {
  title: 'Patterns/MorePages',
  component: Example,
  subcomponents: { MorePages },
  decorators: [teleStage],
  // Rows as tall as a screen: nothing loads before scrolling.
  args: { rowHeight: 700 },
  beforeEach: ({ msw }) => msw.use(mock('incomingSelections', incomingList(requests(10)))),
  parameters: { docs: { story: { inline: false, height: '400px' } } },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) => canvas.getAllByRole('listitem');

export const ByButton: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Show more' });
    const before = canvas.getByRole('list').getBoundingClientRect().top;
    button.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await expectState(async () => {
      await waitFor(() => expect(rows(canvas).length).toBeGreaterThanOrEqual(8));
      await waitFor(() => expect(canvas.getByRole('link', { name: /5$/ })).toHaveFocus());
      await expect(canvas.getByRole('list').getBoundingClientRect().top).toBe(before);
      await expect(canvas.getByText('4 more shown')).toBeInTheDocument();
    });
  },
};

export const TheLastPage: Story = {
  beforeEach: ({ msw }) => msw.use(mock('incomingSelections', incomingList(requests(6)))),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Show more' })).focus({ preventScroll: true });
    await userEvent.keyboard(' ');
    await expectState(async () => {
      await waitFor(() => expect(rows(canvas)).toHaveLength(6));
      await waitFor(() => expect(canvas.getByRole('link', { name: /5$/ })).toHaveFocus());
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvas.getByText('2 more shown')).toBeInTheDocument();
    });
  },
};

/** Loads up to three pages by scrolling, without moving focus or the text being read. */
export const ByScrolling: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(mock('incomingSelections', incomingList(requests(40)))),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /4$/ });
    await expect(rows(canvas)).toHaveLength(4);
    const first = canvas.getByRole('link', { name: /1$/ });
    first.focus();
    for (const count of [8, 12, 16]) {
      const end = rows(canvas).at(-1);
      end?.scrollIntoView({ block: 'end' });
      const top = end?.getBoundingClientRect().top;
      await waitFor(() => expect(rows(canvas)).toHaveLength(count));
      await expect(end?.getBoundingClientRect().top).toBe(top);
    }
    await expect(first).toHaveFocus();
    rows(canvas).at(-1)?.scrollIntoView({ block: 'end' });
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBeVisible();
    await expect(rows(canvas)).toHaveLength(16);
  },
};

/** Rows that leave room below: pages load until the screen is full, no further. */
export const LowRows: Story = {
  args: { rowHeight: 44 },
  beforeEach: ({ msw }) => msw.use(mock('incomingSelections', incomingList(requests(100)))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows(canvas)).toHaveLength(16));
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    const answer = incomingList(requests(10));
    msw.use(
      mock('incomingSelections', (call) => {
        if (call.query.cursor !== undefined) return new Promise(() => undefined);
        return typeof answer === 'function' ? answer(call) : answer;
      }),
    );
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Show more' });
    await userEvent.click(button);
    await expectState(async () => {
      await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
      await expect(button).toHaveTextContent('Loading more…');
      await expect(button).toHaveFocus();
    });
  },
};

export const Failed: Story = {
  args: { rowHeight: 56 },
  beforeEach: ({ msw }) => {
    const answer = incomingList(requests(10));
    let refused = 0;
    msw.use(
      mock('incomingSelections', (call) => {
        if (call.query.cursor !== undefined && refused++ < 1) return fail(500, 'INTERNAL', 'The service stumbled.');
        return typeof answer === 'function' ? answer(call) : answer;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load more. The service stumbled.');
    await expect(rows(canvas)).toHaveLength(4);
  },
};

export const FailedDark: Story = { ...Failed, globals: { scheme: 'dark' } };

export const TriedAgain: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expectState(async () => {
      await waitFor(() => expect(rows(canvas).length).toBeGreaterThanOrEqual(8));
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};

export const Offline: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Show more' });
    onlineManager.setOnline(false);
    try {
      await userEvent.click(button);
      await expect(await canvas.findByText(/^You’re offline\. This will load/)).toBeVisible();
      await expect(rows(canvas)).toHaveLength(4);
    } finally {
      onlineManager.setOnline(true);
    }
    await expectState(() => waitFor(() => expect(rows(canvas).length).toBeGreaterThanOrEqual(8)));
  },
};
