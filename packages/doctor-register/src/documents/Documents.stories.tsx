import type { DocumentAsked, DocumentKind } from '@tele/core';
import { loadCategory } from '@tele/core';
import { aJpeg, aPdf, defaultHandlers } from '@tele/core/testing';
import { teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DocumentList } from './DocumentList.tsx';
import type { HeldDocument } from './rows.ts';
import { useUploads } from './use-uploads.ts';

interface DocumentsProps {
  asked: readonly DocumentAsked[];
  held?: readonly HeldDocument[];
}

const Documents = ({ asked, held }: DocumentsProps) => {
  const uploads = useUploads({ kinds: asked.map(({ kind }) => kind), held });
  return (
    <div style={{ maxInlineSize: 732 }}>
      <DocumentList uploads={uploads} asked={asked} />
      <output data-busy={uploads.busy} hidden>
        {JSON.stringify(uploads.keys)}
      </output>
    </div>
  );
};

const { documents: asked } = await loadCategory('doctor');
const storage = 'https://storage.example.com/documents';
const stored = http.post(storage, () => new HttpResponse(null, { status: 204 }));
const never = http.post(storage, () => new Promise<never>(() => undefined));

const meta = {
  title: 'Screens/Registration/Documents',
  component: Documents,
  decorators: [teleStage],
  args: { asked },
  beforeEach: ({ msw }) => msw.use(stored, ...defaultHandlers()),
} satisfies Meta<typeof Documents>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const labels = Object.fromEntries(asked.map(({ kind, label }) => [kind, label]));
const rowOf = (canvas: Canvas, kind: DocumentKind) => canvas.findByRole('group', { name: labels[kind] });
const inputOf = async (canvas: Canvas, kind: DocumentKind) => {
  const row = await rowOf(canvas, kind);
  return row.querySelector<HTMLInputElement>('input[type=file]')!;
};
const choose = async (canvas: Canvas, kind: DocumentKind, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  userEvent.upload(await inputOf(canvas, kind), new File([bytes], name), { applyAccept: false });
const says = async (canvas: Canvas, kind: DocumentKind, text: string | RegExp) =>
  waitFor(async () => expect(await rowOf(canvas, kind)).toHaveTextContent(text), { timeout: 15_000 });

export const Empty: Story = {
  play: async ({ canvas }) => {
    await says(canvas, 'cv', 'PDF, at most 10 MB.');
    await says(canvas, 'id1', 'PDF, PNG or JPG, at most 10 MB.');
    await says(canvas, 'photo', 'PNG or JPG, at most 30 MB.');
  },
};

export const Sent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, 'cv', 'brodie-cv-2026.pdf', aPdf(412_000));
    await choose(canvas, 'id1', 'licence-front.jpg', aJpeg());
    await says(canvas, 'cv', 'brodie-cv-2026.pdf, 412 KB');
    await says(canvas, 'id1', /licence-front.jpg, \d KB/);
    await expect(JSON.parse(canvasElement.querySelector('output')!.textContent)).toEqual({
      cvKey: 'uploads/cv',
      id1Key: 'uploads/id1',
    });
    await expect(await canvas.findByRole('status')).toHaveTextContent('has been sent');
  },
};

export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(never),
  play: async ({ canvas }) => {
    await choose(canvas, 'ahpra', 'ahpra-certificate.pdf', aPdf(2_900_000));
    await says(canvas, 'ahpra', /\d\.\d of 2\.9 MB/);
    await expect(await canvas.findByRole('progressbar', { name: 'AHPRA registration is being sent' })).toBeVisible();
  },
};

export const Stopped: Story = {
  beforeEach: ({ msw }) => msw.use(never),
  play: async ({ canvas }) => {
    await choose(canvas, 'cv', 'cv.pdf', aPdf());
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop CV' }));
    await says(canvas, 'cv', 'PDF, at most 10 MB.');
  },
};
