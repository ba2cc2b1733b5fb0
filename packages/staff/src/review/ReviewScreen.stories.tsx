import { goOffline } from '@tele/kit/story-stage';
import { applicationList, fail, mock } from '@tele/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { aPdf, storageOf } from '../viewer/story-files.ts';
import type { ReviewScreen } from './ReviewScreen.tsx';
import {
  certificate,
  expectDrawn,
  files,
  storedFile,
  kim,
  me,
  mirela,
  openedDocument,
  queue,
  reviewMeta,
  onTaken,
  uploadedAt,
} from './story-review.ts';

const meta = {
  ...reviewMeta,
  title: 'Screens/Staff/Review',
} satisfies Meta<typeof ReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

// The PDF reader is large and loads with the first story.
await import('../viewer/pdf-papers.ts');

/** Opens the first document, with one audited request. */
export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Mirela Kovač/ })).toBeVisible();
    await expectDrawn(canvas, 'CV');
    await expect(canvas.getByText('PDF, 1 page, 1.5 MB')).toBeVisible();
    await expect(canvas.getByText('2 of 4')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await expect(openedDocument.mock.calls).toEqual([['cv']]);
    await expect(onTaken).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { ...Pending, globals: { scheme: 'dark' } };

export const SeveralPages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^AHPRA registration/ }));
    await expectState(async () => {
      await expectDrawn(canvas, 'AHPRA registration, page 1 of 2');
      await expectDrawn(canvas, 'AHPRA registration, page 2 of 2');
      await expect(canvas.getByText(/Certificate of registration status/)).toBeInTheDocument();
    });
  },
};

export const GoesBackToADocument: Story = {
  ...SeveralPages,
  tags: ['journey'],
  play: async (context) => {
    await SeveralPages.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('tab', { name: /^CV/ }));
    await expectDrawn(canvas, 'CV');
    await expect(openedDocument.mock.calls).toEqual([['cv'], ['ahpra']]);
  },
};

export const ZoomedAndTurned: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    await expectDrawn(canvas, 'CV');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(canvas.getByText('125%')).toBeVisible();
    const paper = canvas.getByRole('img', { name: 'CV' });
    await expect(paper.getBoundingClientRect().height).toBeGreaterThan(paper.getBoundingClientRect().width);
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate' }));
    await waitFor(() => expect(paper.getBoundingClientRect().height).toBeLessThan(paper.getBoundingClientRect().width));
  },
};

/** Reports identical files, and shows images as they are. */
export const SameFileTwice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Photo ID #1/ }));
    await expectState(async () => {
      await expectDrawn(canvas, 'Photo ID #1');
      await expect(canvas.getByText('This is the same file as Profile photo.')).toBeVisible();
    });
  },
};

export const DocumentMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Photo ID #2\s*missing$/ }));
    await expectState(async () => {
      await expect(await canvas.findByText('Photo ID #2: not sent')).toBeVisible();
      await expect(canvas.getByText('It’s required for approval.')).toBeVisible();
    });
  },
};

const broken = aPdf(['Curriculum vitae']).slice(0, 40);

export const DocumentUnreadable: Story = {
  beforeEach: ({ msw }) => msw.use(...storageOf({ ...files, cv: broken }, openedDocument)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This document can’t be opened.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeEnabled();
  },
};

export const PictureBroken: Story = {
  beforeEach: ({ msw }) => msw.use(...storageOf({ ...files, id1: files.id1.slice(0, 60) }, openedDocument)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Photo ID #1/ }));
    await expectState(async () => expect(await canvas.findByText('This document can’t be opened.')).toBeVisible());
  },
};

/** Retry requests a new link. */
export const StorageAway: Story = {
  beforeEach: ({ msw }) => msw.use(...storageOf({ ...files, cv: 'gone' }, openedDocument)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The document did not load.')).toBeVisible();
  },
};

export const AsksForTheDocumentAgain: Story = {
  ...StorageAway,
  tags: ['journey'],
  play: async (context) => {
    await StorageAway.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(openedDocument).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByText('The document did not load.')).toBeVisible();
  },
};

/** Opening a free application takes it. */
export const TakenByOpening: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock('staffApplication', mirela({ takenBy: null })),
      mock('staffApplications', applicationList(queue(null))),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(onTaken).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeEnabled();
  },
};

/** Another reviewer's application is read-only until taken over; documents open on request. */
export const TakenByAnother: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock('staffApplication', mirela({ takenBy: kim })), mock('staffApplications', applicationList(queue(kim)))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kim Lee is reviewing this application')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Open the document' })).toBeVisible();
    await expect(openedDocument).not.toHaveBeenCalled();
  },
};

export const TakenOver: Story = {
  beforeEach: ({ msw }) => {
    let by = kim;
    msw.use(
      mock('staffApplication', () => mirela({ takenBy: by })),
      mock('staffApplications', (call) => {
        const listed = applicationList(queue(by));
        return typeof listed === 'function' ? listed(call) : listed;
      }),
      mock('takeApplication', () => {
        by = me;
        return mirela();
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take over' }));
    await expectState(async () => {
      await expect(await canvas.findByRole('button', { name: 'Approve' })).toBeVisible();
      await expectDrawn(canvas, 'CV');
    });
  },
};

export const ByKeyboard: Story = {
  tags: ['journey'],
  play: async ({ canvas, args }) => {
    await expectDrawn(canvas, 'CV');
    await userEvent.keyboard('1');
    await expect(canvas.getByRole('checkbox', { name: 'Name matches everywhere' })).toBeChecked();
    await userEvent.keyboard('6');
    await expect(canvas.getByRole('checkbox', { name: 'Two different photo IDs' })).toBeChecked();
    await expect(canvas.getByText('Two different photo IDs: checked')).toBeInTheDocument();
    await userEvent.keyboard('1');
    await expect(canvas.getByRole('checkbox', { name: 'Name matches everywhere' })).not.toBeChecked();
    await userEvent.keyboard(']');
    await expect(canvas.getByRole('tab', { name: /^AHPRA registration/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('[[');
    await expect(canvas.getByRole('tab', { name: /^CV/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: /Internal note/ }), 'j1?');
    await expect(canvas.getByRole('checkbox', { name: 'Name matches everywhere' })).not.toBeChecked();
    await expect(args.onOpen).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('j');
    await expect(args.onOpen).toHaveBeenLastCalledWith('app_2');
    await userEvent.keyboard('k');
    await expect(args.onOpen).toHaveBeenLastCalledWith('app_0');
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
};

/** Turns shortcuts off for people whose keys conflict. */
export const KeysOff: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keyboard shortcuts' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Turn on single-key shortcuts' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('1');
    await expect(canvas.getByRole('checkbox', { name: 'Name matches everywhere' })).not.toBeChecked();
  },
};

export const Vet: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        'staffApplication',
        mirela({
          profession: 'pets',
          profileType: 'SOLO',
          name: 'Eloise Barrymore',
          specialties: ['General Vet Advice'],
          checks: ['name', 'registration', 'conditions', 'insurance', 'identity'],
          licences: [
            {
              kind: 'vet-vic',
              label: 'Registered veterinarian, VIC',
              number: 'V90017',
              states: ['VIC'],
              register: { name: 'Veterinary Practitioners Registration Board of Victoria', url: null },
            },
          ],
          documents: [
            {
              kind: 'registration',
              contentType: 'application/pdf',
              bytes: 284_120,
              uploadedAt,
              sameAs: null,
              ...storedFile,
            },
          ],
        }),
      ),
      ...storageOf({ registration: certificate }, openedDocument),
    ),
  play: async ({ canvas }) => {
    await expectDrawn(canvas, 'Veterinary registration, page 1 of 2');
    await expect(canvas.getAllByText('Veterinary Practitioners Registration Board of Victoria')[0]).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(5);
    const more = canvas.getByRole('button', { name: 'What to look up' });
    await userEvent.click(more);
    await expectState(() => expect(more).toHaveAttribute('aria-expanded', 'true'));
  },
};

export const Rejected: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        'staffApplication',
        mirela({
          status: 'REJECTED',
          decidedBy: 'kim@example.com',
          decidedAt: '2026-11-22T20:09:00.000Z',
          reason: 'Your photo ID has expired.',
          faults: [{ field: 'id1', text: 'Expired in March.' }],
          note: 'Rang the board.',
        }),
      ),
      mock('staffApplications', applicationList([])),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your photo ID has expired.')).toBeVisible();
    await expect(canvas.getByText('Expired in March.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the applications' })).toHaveAttribute('href', '#/staff');
    await expect(openedDocument).not.toHaveBeenCalled();
  },
};

/** 90 days after a decision only an approved person's photo is left. */
export const ApprovedLongAgo: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        'staffApplication',
        mirela({
          status: 'APPROVED',
          decidedBy: 'kim@example.com',
          decidedAt: '2026-08-02T20:09:00.000Z',
          documents: [
            { kind: 'photo', contentType: 'image/png', bytes: 902_113, uploadedAt, sameAs: null, ...storedFile },
          ],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^CV/ }));
    await expectState(async () => {
      await expect(await canvas.findByText('CV: not available')).toBeVisible();
      await expect(canvas.getByText(/^Not sent, or deleted/)).toBeVisible();
    });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock('staffApplication', () => new Promise(() => {}))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the application')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(mock('staffApplication', fail(404, 'NOT_FOUND', 'Application not found'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Application not found')).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: () => goOffline(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the application')).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        'staffApplication',
        mirela({
          name: 'Dr Wolfeschlegelsteinhausen Featherstonehaugh-Cholmondeley',
          email: `${'m'.repeat(60)}@example.com`,
          profile: `${'Sleeps well, and sees to it that others do. '.repeat(40)}${'x'.repeat(120)}`,
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Profile text' }));
    await expectState(async () => {
      await expectDrawn(canvas, 'CV');
    });
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvas, 'CV');
    const top = (name: string): number => canvas.getByRole('region', { name }).getBoundingClientRect().top;
    await expect(top('Documents')).toBeLessThan(top('Application'));
    await expect(top('Checklist')).toBeLessThan(top('Decision'));
    await expect(canvasElement.querySelector('.tele-staff-review')?.scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const LongWords: Story = {
  globals: { language: 'en-XA' },
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvas, 'CV');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { language: 'ar-XB' },
  play: async ({ canvas, canvasElement }) => {
    await expectDrawn(canvas, 'CV');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
