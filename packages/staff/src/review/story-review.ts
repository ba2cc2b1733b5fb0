import { teleStage } from '@tele/kit/story-stage';
import type { QueuedApplication, StaffApplication } from '@tele/core';
import { applicationList, aQueuedApplication, aStaffApplication, mock } from '@tele/core/testing';
import type { Meta } from '@storybook/react-vite';
import type { within } from 'storybook/test';
import { expect, fn, waitFor } from 'storybook/test';
import { aPdf, aPicture, storageOf } from '../viewer/story-files.ts';
import { ReviewScreen } from './ReviewScreen.tsx';

export const uploadedAt = '2026-11-21T21:05:00.000Z';
/** As submitted and scanned. */
export const storedFile = { sha256: '9f86d081884c7d65'.repeat(4), scan: 'clean', replaced: false } as const;
export const me = { name: 'Jo Okafor', mine: true };
export const kim = { name: 'Kim Lee', mine: false };

export const mirela = (change: Partial<StaffApplication> = {}): StaffApplication =>
  aStaffApplication({
    applicationId: 'app_1',
    name: 'Dr Mirela Kovač',
    specialties: ['Sleep Medicine', 'Respiratory Medicine'],
    languages: ['English', 'Croatian'],
    email: 'm.kovac@example.com',
    submittedAt: '2026-11-21T21:10:00.000Z',
    documentCount: { uploaded: 4, required: 5, missing: ['id2'] },
    documents: [
      { kind: 'ahpra', contentType: 'application/pdf', bytes: 284_120, uploadedAt, sameAs: null, ...storedFile },
      { kind: 'cv', contentType: 'application/pdf', bytes: 1_482_044, uploadedAt, sameAs: null, ...storedFile },
      { kind: 'id1', contentType: 'image/png', bytes: 902_113, uploadedAt, sameAs: 'photo', ...storedFile },
      { kind: 'photo', contentType: 'image/png', bytes: 902_113, uploadedAt, sameAs: 'id1', ...storedFile },
    ],
    takenBy: me,
    ...change,
  });

export const certificate = aPdf(
  ['Certificate of registration status', 'Dr Mirela Kovac', 'MED0009000017', 'General, Specialist', 'Conditions: None'],
  ['Issued 3 November 2026. Verify on the public register.'],
);
const cv = aPdf(['Curriculum vitae', 'MBBS 2009, fellowship 2018']);
export const files = {
  ahpra: certificate,
  cv,
  id1: await aPicture('Mirela Kovač'),
  photo: await aPicture('Mirela Kovač'),
};

export const queue = (takenBy: QueuedApplication['takenBy'] = me): QueuedApplication[] => [
  aQueuedApplication({ applicationId: 'app_0', name: 'Dr Ravi Thevarajah', takenBy: kim }),
  aQueuedApplication({ applicationId: 'app_1', name: 'Dr Mirela Kovač', takenBy }),
  aQueuedApplication({ applicationId: 'app_2', name: 'Dr Yusuf Sabri', takenBy: kim }),
  aQueuedApplication({ applicationId: 'app_3', name: 'Dr Kirra Langdon' }),
];

export const openedDocument = fn<(kind: string) => void>();
export const approvedWith = fn<(body: object) => void>();
export const rejectedWith = fn<(body: object) => void>();
export const onTaken = fn<() => void>();

export const reviewHandlers = () => [
  mock('staffApplication', mirela()),
  mock('staffApplications', applicationList(queue())),
  mock('takeApplication', () => {
    onTaken();
    return mirela();
  }),
  mock('approveApplication', ({ body }) => {
    approvedWith(body);
    return mirela({ status: 'APPROVED', decidedBy: 'jo@example.com', decidedAt: '2026-11-22T23:10:00.000Z' });
  }),
  mock('rejectApplication', ({ body }) => {
    rejectedWith(body);
    return mirela({ status: 'REJECTED', decidedBy: 'jo@example.com', decidedAt: '2026-11-22T23:10:00.000Z' });
  }),
  ...storageOf(files, openedDocument),
];

/** Shared story setup: an application with four documents, two of them the same file. */
export const reviewMeta = {
  component: ReviewScreen,
  decorators: [teleStage],
  parameters: { now: '2026-11-22T23:10:00.000Z' },
  args: {
    applicationId: 'app_1',
    toQueue: { href: '#/staff' },
    toReview: (applicationId) => ({ href: `#/staff/${applicationId}` }),
    onOpen: fn(),
  },
  beforeEach: ({ msw }) => {
    for (const spy of [openedDocument, approvedWith, rejectedWith, onTaken]) spy.mockClear();
    msw.use(...reviewHandlers());
  },
} satisfies Meta<typeof ReviewScreen>;

export type Canvas = ReturnType<typeof within>;

export async function expectDrawn(canvas: Canvas, name: RegExp | string): Promise<void> {
  const paper = await canvas.findByRole('img', { name });
  await waitFor(() => expect(paper.parentElement).toHaveAttribute('data-drawn'));
}
