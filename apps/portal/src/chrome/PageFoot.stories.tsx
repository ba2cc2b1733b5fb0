import { teleStage } from '@tele/kit/story-stage';
import { mock } from '@tele/core/testing';
import { ResultsScreen, SpecialistScreen } from '@tele/match-widget/screens';
import { answer } from '@tele/match-widget/testing/answer';
import { resultsArgs } from '@tele/match-widget/testing/results-args';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import './Shell.css';

const meta = {
  title: 'Screens/Chrome/Foot of a page',
  component: SpecialistScreen,
  args: {
    specialistId: 'spc_brodie',
    resultsHref: () => '#/results',
    findHref: '#/match/doctor',
    onSubmitted: fn(),
    onPaymentPending: fn(),
    onOpenRequest: fn(),
  },
  decorators: [
    (Story) => (
      <div className="tele-shell">
        <main className="tele-shell__main">
          <div className="tele-shell__page">
            <Story />
          </div>
        </main>
      </div>
    ),
    teleStage,
  ],
  parameters: { stage: 'bare', docs: { story: { inline: false, height: '900px' } } },
  beforeEach: answer(
    mock('availabilitySlots', ({ query }) => ({
      specialistId: query.specialistId,
      items: [{ startISO: '2026-11-24T00:00:00.000Z', endISO: '2026-11-24T00:30:00.000Z' }],
    })),
  ),
} satisfies Meta<typeof SpecialistScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Taller than any content and scrolled to the end, to detect blank page under the bar. */
async function isAtTheFoot(canvasElement: HTMLElement, bar: Element | null): Promise<void> {
  const shell = canvasElement.querySelector<HTMLElement>('.tele-shell');
  if (!shell || !bar) throw new Error('A shell and a bar are needed.');
  shell.style.minBlockSize = '2000px';
  shell.scrollIntoView({ block: 'end' });
  await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeCloseTo(shell.getBoundingClientRect().bottom, 0));
}

/** The bar is at the bottom of a page shorter than the window. */
export const ShortPage: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('1 time in the next 30 days. Pick one.');
    const submit = await canvas.findByRole('button', { name: /^Submit/ });
    await isAtTheFoot(canvasElement, submit.closest('.tele-pay-bar'));
  },
};
export const ShortPageDark: Story = { globals: { scheme: 'dark' } };

export const ShortResults: Story = {
  render: () => <ResultsScreen {...resultsArgs()} />,
  play: async ({ canvas, canvasElement }) => {
    const submit = await canvas.findByRole('button', { name: /^Submit/ });
    await isAtTheFoot(canvasElement, submit.closest('.tele-pay-bar'));
  },
};
