import type { DocumentScan } from '@tele/core';
import { mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import type { ReviewScreen } from './ReviewScreen.tsx';
import { expectDrawn, storedFile, mirela, openedDocument, reviewMeta, type Canvas } from './story-review.ts';

const meta = {
  ...reviewMeta,
  title: 'Screens/Staff/Review/Scans',
} satisfies Meta<typeof ReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

await import('../viewer/pdf-papers.ts');

const scanned = (scan: DocumentScan) => {
  const application = mirela();
  const documents = application.documents.map((file) => (file.kind === 'cv' ? { ...file, scan } : file));
  return { ...application, documents };
};

/** Expects the document to be locked and the approval disabled. */
async function expectLocked(canvas: Canvas, hint: RegExp): Promise<void> {
  await expect(await canvas.findByText(hint)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Download' })).toBeDisabled();
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
  await expectState(async () => {
    await expect(canvas.getByText(/^You can approve once every document/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeEnabled();
    await expect(openedDocument).not.toHaveBeenCalled();
  });
}

export const Scanning: Story = {
  beforeEach: ({ msw }) => msw.use(mock('staffApplication', scanned('scanning'))),
  play: ({ canvas }) => expectLocked(canvas, /when the scan is done/),
};

export const ScanFinishes: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => {
    let reads = 0;
    msw.use(mock('staffApplication', () => scanned((reads += 1) === 1 ? 'scanning' : 'clean')));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await expectDrawn(canvas, 'CV');
    await expect(canvas.getByText('No virus found')).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(mock('staffApplication', scanned('refused'))),
  play: async ({ canvas }) => {
    await expectLocked(canvas, /^You can’t open this document/);
    await expect(canvas.queryByRole('button', { name: 'Check again' })).toBeNull();
  },
};

export const RefusedDark: Story = { ...Refused, globals: { scheme: 'dark' } };

export const ScannerNotAvailable: Story = {
  beforeEach: ({ msw }) => msw.use(mock('staffApplication', scanned('unavailable'))),
  play: ({ canvas }) => expectLocked(canvas, /We try again every few minutes/),
};

export const NotScanned: Story = {
  beforeEach: ({ msw }) => msw.use(mock('staffApplication', scanned('off'))),
  play: async ({ canvas }) => {
    await expectDrawn(canvas, 'CV');
    await expect(canvas.getByText('Not scanned for viruses')).toBeVisible();
  },
};

export const Clean: Story = {
  play: async ({ canvas }) => {
    await expectDrawn(canvas, 'CV');
    await expect(canvas.getByText('No virus found')).toBeVisible();
    await expect(canvas.getByText(storedFile.sha256)).toBeVisible();
  },
};

export const ReplacedAfterDecision: Story = {
  beforeEach: ({ msw }) => {
    const { documents } = mirela();
    const decided = { decidedBy: 'kim@example.com', decidedAt: '2026-11-22T20:09:00.000Z' };
    const newer = documents.map((file) => ({ ...file, replaced: file.kind === 'cv' }));
    msw.use(mock('staffApplication', mirela({ status: 'APPROVED', ...decided, documents: newer })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The specialist sent this file after the decision/)).toBeVisible();
  },
};

export const Narrow: Story = {
  ...Refused,
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async (context) => {
    await Refused.play?.(context);
    const screen = context.canvasElement.querySelector('.tele-staff-review');
    await expect(screen?.scrollWidth).toBeLessThanOrEqual(288);
  },
};
