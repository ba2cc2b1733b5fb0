import { aPdf, aProvider, defaultHandlers, fail, mock } from '@tele/core/testing';
import { teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { UpdateDocumentsScreen } from './UpdateDocumentsScreen.tsx';

const uploadedAt = '2026-03-02T01:00:00.000Z';
const approved = aProvider({
  status: 'APPROVED',
  specialistId: 'spc_1',
  documents: [
    { kind: 'cv', key: 'documents/cv', bytes: 412_000, uploadedAt },
    { kind: 'ahpra', key: 'documents/ahpra', bytes: 90_000, uploadedAt },
    { kind: 'photo', key: 'documents/photo', bytes: 61_000, uploadedAt },
    { kind: 'photoSmall', key: 'documents/photo-small', bytes: 6_100, uploadedAt },
    { kind: 'id1', key: 'documents/id1', bytes: 930_000, uploadedAt },
  ],
});
const stored = http.post('https://storage.example.com/documents', () => new HttpResponse(null, { status: 204 }));

const meta = {
  title: 'Screens/Update documents',
  component: UpdateDocumentsScreen,
  decorators: [teleStage],
  args: {
    category: 'doctor',
    onSaved: fn(),
    links: { application: '#/work/doctors', profile: '#/work/doctors/me' },
  },
  beforeEach: ({ msw }) => msw.use(mock('myProvider', approved), stored, ...defaultHandlers()),
} satisfies Meta<typeof UpdateDocumentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const replaceCv = async (canvas: Canvas) => {
  const row = await canvas.findByRole('group', { name: 'CV' });
  const file = new File([aPdf(300_000)], 'cv-2027.pdf');
  await userEvent.upload(row.querySelector<HTMLInputElement>('input[type=file]')!, file, { applyAccept: false });
  await canvas.findByText(/cv-2027\.pdf, 300/);
};
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save documents' }));

export const OnFile: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/On file since Mon 2 Mar 2026, 412/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose Photo ID #2' })).toBeVisible();
  },
};

export const Dark: Story = { ...OnFile, globals: { scheme: 'dark' } };

export const Saved: Story = {
  play: async ({ canvas, args, msw }) => {
    const onSave = fn();
    msw.use(
      mock('updateDocuments', ({ body, params }) => {
        onSave(params.category, body.documents);
        return approved;
      }),
    );
    await replaceCv(canvas);
    await save(canvas);
    await expectState(async () => {
      await expect(await canvas.findByText('Your documents are updated.')).toBeVisible();
      await expect(onSave).toHaveBeenCalledWith('doctors', { cvKey: 'uploads/cv' });
      await expect(args.onSaved).toHaveBeenCalledWith({ category: 'doctor' });
      await expect(await canvas.findByText(/On file since Mon 2 Mar 2026, 412/)).toBeVisible();
    });
  },
};

export const NothingNew: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'CV' });
    await save(canvas);
    await expectState(async () => expect(await canvas.findByText(/Choose a document to upload first/)).toBeVisible());
  },
};

export const RefusedByTheService: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        'updateDocuments',
        fail(422, 'DOCUMENT_REFUSED', 'Choose a PDF file.', { fields: { 'documents.cvKey': 'Choose a PDF file.' } }),
      ),
    ),
  play: async ({ canvas }) => {
    await replaceCv(canvas);
    await save(canvas);
    await expectState(async () => {
      const detail = { selector: '.tele-file-row__detail *' };
      await expect(await canvas.findByText(/cv-2027\.pdf: Choose a PDF file\./, detail)).toBeVisible();
    });
  },
};

export const SavesWhatWasRefused: Story = {
  ...RefusedByTheService,
  tags: ['journey'],
  play: async (context) => {
    await RefusedByTheService.play?.(context);
    const { canvas } = context;
    await save(canvas);
    await expect(await canvas.findByText('Still to fix: CV.')).toBeVisible();
  },
};

export const NotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(mock('updateDocuments', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    await replaceCv(canvas);
    await save(canvas);
    await expectState(async () => {
      await expect(await canvas.findByText('Failed to save')).toBeVisible();
      await expect(canvas.getByText(/cv-2027\.pdf, 300/)).toBeVisible();
    });
  },
};

export const NotApprovedYet: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myProvider', aProvider())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/once your application is approved/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your application' })).toHaveAttribute('href', '#/work/doctors');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myProvider', () => new Promise(() => {}))),
};

export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(mock('myProvider', fail(500, 'INTERNAL', ''))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load profile')).toBeVisible();
  },
};
