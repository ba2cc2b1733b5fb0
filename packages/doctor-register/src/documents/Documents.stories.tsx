import type { DocumentAsked, DocumentKind } from '@tele/core';
import { loadCategory } from '@tele/core';
import { aJpeg, aPdf, defaultHandlers, fail, mock } from '@tele/core/testing';
import { goOffline, teleStage } from '@tele/kit/story-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { DocumentList } from './DocumentList.tsx';
import type { HeldDocument } from './rows.ts';
import { useUploads } from './use-uploads.ts';

interface DocumentsProps {
  requirements: readonly DocumentAsked[];
  held?: readonly HeldDocument[];
}

const Documents = ({ requirements, held }: DocumentsProps) => {
  const uploads = useUploads({ kinds: requirements.map(({ kind }) => kind), held });
  return (
    <div style={{ maxInlineSize: 732 }}>
      <DocumentList uploads={uploads} requirements={requirements} />
      <output data-busy={uploads.busy} hidden>
        {JSON.stringify(uploads.keys)}
      </output>
    </div>
  );
};

const { documents: requirements } = await loadCategory('doctor');
const storage = 'https://storage.example.com/documents';
const stored = http.post(storage, () => new HttpResponse(null, { status: 204 }));
const never = http.post(storage, () => new Promise<never>(() => undefined));

const meta = {
  title: 'Screens/Registration/Documents',
  component: Documents,
  decorators: [teleStage],
  args: { requirements },
  beforeEach: ({ msw }) => msw.use(stored, ...defaultHandlers()),
} satisfies Meta<typeof Documents>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const labels = Object.fromEntries(requirements.map(({ kind, label }) => [kind, label]));
const rowOf = (canvas: Canvas, kind: DocumentKind) => canvas.findByRole('group', { name: labels[kind] });
const inputOf = async (canvas: Canvas, kind: DocumentKind) => {
  const row = await rowOf(canvas, kind);
  return row.querySelector<HTMLInputElement>('input[type=file]')!;
};
const choose = async (canvas: Canvas, kind: DocumentKind, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  userEvent.upload(await inputOf(canvas, kind), new File([bytes], name), { applyAccept: false });
const expectRowText = async (canvas: Canvas, kind: DocumentKind, text: string | RegExp) =>
  waitFor(async () => expect(await rowOf(canvas, kind)).toHaveTextContent(text));
const keysIn = (root: HTMLElement): unknown => JSON.parse(root.querySelector('output')!.textContent);
const text = (letters: string) => new TextEncoder().encode(letters);

export const Empty: Story = {
  tags: ['spec:5.register-documents'],
  play: async ({ canvas }) => {
    await expectRowText(canvas, 'cv', 'PDF, up to 10 MB.');
    await expectRowText(canvas, 'id1', 'Required. PDF, PNG or JPG, up to 10 MB.');
    await expectRowText(canvas, 'photo', 'Required. PNG or JPG, up to 30 MB.');
  },
};

export const Sent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, 'cv', 'brodie-cv-2026.pdf', aPdf(412_000));
    await choose(canvas, 'id1', 'licence-front.jpg', aJpeg());
    await expectState(async () => {
      await expectRowText(canvas, 'cv', 'brodie-cv-2026.pdf, 412 KB');
      await expectRowText(canvas, 'id1', /licence-front.jpg, \d KB/);
      await expect(keysIn(canvasElement)).toEqual({
        cvKey: 'uploads/cv',
        id1Key: 'uploads/id1',
      });
      await expect(await canvas.findByRole('status')).toHaveTextContent('uploaded');
    });
  },
};

export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(never),
  play: async ({ canvas }) => {
    await choose(canvas, 'ahpra', 'ahpra-certificate.pdf', aPdf(2_900_000));
    await expectState(async () => {
      await expectRowText(canvas, 'ahpra', /\d\.\d of 2\.9 MB/);
      await expect(await canvas.findByRole('progressbar', { name: 'Uploading AHPRA registration' })).toBeVisible();
    });
  },
};

export const Stopped: Story = {
  beforeEach: ({ msw }) => msw.use(never),
  play: async ({ canvas }) => {
    await choose(canvas, 'cv', 'cv.pdf', aPdf());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload of CV' }));
    await expectState(async () => {
      await expectRowText(canvas, 'cv', 'PDF, up to 10 MB.');
    });
  },
};

export const SeveralAtOnce: Story = {
  beforeEach: ({ msw }) => msw.use(never),
  play: async ({ canvas }) => {
    await choose(canvas, 'cv', 'cv.pdf', aPdf(300_000));
    await canvas.findByRole('progressbar');
    await choose(canvas, 'ahpra', 'certificate.pdf', aPdf(300_000));
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(2));
    await choose(canvas, 'id1', 'passport.pdf', aPdf(300_000));
    await expectState(async () => {
      await expectRowText(canvas, 'id1', 'passport.pdf is waiting to upload');
      await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
    });
  },
};

export const ConnectionDropsAndComesBack: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(http.post(storage, () => HttpResponse.error(), { once: true })),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, 'cv', 'brodie-cv-2026.pdf', aPdf(412_000));
    await expectRowText(canvas, 'cv', 'Connection lost. We’ll try again in a moment.');
    await expectRowText(canvas, 'cv', 'brodie-cv-2026.pdf, 412 KB');
    await expect(keysIn(canvasElement)).toEqual({ cvKey: 'uploads/cv' });
  },
};

export const SendingAgain: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(storage, () => HttpResponse.error(), { once: true }),
      never,
    ),
  play: async ({ canvas }) => {
    await choose(canvas, 'id2', 'passport.pdf', aPdf(400_000));
    await expectState(async () => {
      await expectRowText(canvas, 'id2', 'Connection lost. Uploading again');
      await expectRowText(canvas, 'id2', /of 400 KB/);
    });
  },
};

export const WithoutAConnection: Story = {
  beforeEach: () => goOffline(),
  play: async ({ canvas }) => {
    await choose(canvas, 'cv', 'cv.pdf', aPdf(300_000));
    await expectState(async () => {
      await expectRowText(canvas, 'cv', 'You’re offline. The upload will resume when you’re back online.');
    });
  },
};

export const GoesOnOnceThereIsAConnection: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const comeBack = goOffline();
    await choose(canvas, 'cv', 'cv.pdf', aPdf(300_000));
    await expectRowText(canvas, 'cv', 'You’re offline.');
    comeBack();
    await expectRowText(canvas, 'cv', 'cv.pdf, 300 KB');
  },
};

export const Refused: Story = {
  tags: ['spec:5.register-documents'],
  play: async ({ canvas }) => {
    const program = text('MZ this is a program');
    const heic = Uint8Array.from([0, 0, 0, 24, ...text('ftypheic'), 0, 0, 0, 0]);
    await choose(canvas, 'cv', 'setup.pdf', program);
    await choose(canvas, 'ahpra', 'certificate.pdf', new Uint8Array());
    await choose(canvas, 'id1', 'licence.jpg', aJpeg({ width: 640, height: 400 }).slice(0, -900));
    await choose(canvas, 'id2', 'passport.pdf', new Uint8Array(10_000_001));
    await choose(canvas, 'photo', 'portrait.heic', heic);
    await expectState(async () => {
      await expectRowText(canvas, 'cv', 'setup.pdf doesn’t match its file type. Use PDF.');
      await expectRowText(canvas, 'ahpra', 'certificate.pdf is empty. Choose another file.');
      await expectRowText(canvas, 'id1', 'We can’t open licence.jpg. The file may be damaged. Choose another file.');
      await expectRowText(canvas, 'id2', 'passport.pdf is too large. Choose a file up to 10 MB.');
      await expectRowText(canvas, 'photo', 'portrait.heic is a HEIC photo. Use PNG or JPG.');
      await expect(canvas.getByRole('button', { name: 'Choose again CV' })).toBeVisible();
      await expect(await canvas.findByRole('status')).toHaveTextContent('portrait.heic');
    });
  },
};

export const RefusedDark: Story = { ...Refused, globals: { scheme: 'dark' } };

export const RefusedNarrow: Story = {
  ...Refused,
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
};

/** JPEG with a valid end and a damaged middle. */
export const DamagedPicture: Story = {
  play: async ({ canvas }) => {
    const whole = aJpeg({ width: 640, height: 400 });
    await choose(canvas, 'id1', 'licence.jpg', Uint8Array.from([...whole.slice(0, 20), ...whole.slice(-2)]));
    await expectState(async () => {
      await expectRowText(canvas, 'id1', 'We can’t open licence.jpg');
    });
  },
};

export const TheOneBeforeStays: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, 'cv', 'brodie-cv-2026.pdf', aPdf(412_000));
    await expectRowText(canvas, 'cv', 'brodie-cv-2026.pdf, 412 KB');
    const row = await rowOf(canvas, 'cv');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text('nothing of a PDF')], 'notes.txt'));
    await fireEvent(row, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expectState(async () => {
      await expectRowText(canvas, 'cv', 'notes.txt was not accepted. Use PDF. We’ve kept brodie-cv-2026.pdf.');
      await expect(keysIn(canvasElement)).toEqual({ cvKey: 'uploads/cv' });
    });
  },
};

/** Shown, not refused: staff decide. */
export const TheSameFileTwice: Story = {
  tags: ['spec:5.register-documents'],
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, 'id1', 'licence.jpg', aJpeg());
    await choose(canvas, 'id2', 'licence copy.jpg', aJpeg());
    await expectState(async () => {
      await expectRowText(canvas, 'id2', 'This is the same file as Photo ID #1. Choose a different document.');
      await waitFor(() => expect(keysIn(canvasElement)).toEqual({ id1Key: 'uploads/id1', id2Key: 'uploads/id2' }));
    });
  },
};

export const NoForm: Story = {
  tags: ['spec:8.registration'],
  parameters: { shows: ['Presign failed'] },
  beforeEach: ({ msw }) => msw.use(http.post('*/uploads/presign', () => HttpResponse.json({}, { status: 500 }))),
  play: async ({ canvas }) => {
    await choose(canvas, 'cv', 'cv.pdf', aPdf());
    await expectState(async () => {
      await expectRowText(canvas, 'cv', 'cv.pdf: Presign failed');
    });
  },
};

export const NotSignedIn: Story = {
  tags: ['spec:8.registration'],
  parameters: { shows: ['Please sign in first.'] },
  beforeEach: ({ msw }) => msw.use(mock('presignUpload', fail(401, 'UNAUTHENTICATED', 'Sign in.'))),
  play: async ({ canvas }) => {
    await choose(canvas, 'cv', 'cv.pdf', aPdf());
    await expectState(async () => {
      await expectRowText(canvas, 'cv', 'cv.pdf: Please sign in first.');
    });
  },
};

export const FailedAndTriedAgain: Story = {
  tags: ['spec:8.registration', 'journey'],
  parameters: { shows: ['Upload failed'] },
  beforeEach: ({ msw }) => {
    let tries = 0;
    msw.use(
      http.post(storage, () => {
        tries += 1;
        const expired = '<Error><Code>AccessDenied</Code><Message>Policy expired.</Message></Error>';
        return tries < 3 ? new HttpResponse(expired, { status: 403 }) : new HttpResponse(null, { status: 204 });
      }),
    );
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'cv', 'cv.pdf', aPdf());
    await expectRowText(canvas, 'cv', 'cv.pdf: Upload failed');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again CV' }));
    await expectRowText(canvas, 'cv', 'cv.pdf, 1 KB');
  },
};

export const TooLargeForStorage: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.post(storage, () => new HttpResponse('<Error><Code>EntityTooLarge</Code></Error>', { status: 400 }))),
  play: async ({ canvas }) => {
    await choose(canvas, 'cv', 'cv.pdf', aPdf());
    await expectState(async () => {
      await expectRowText(canvas, 'cv', 'cv.pdf is too large. Choose a file up to 10 MB.');
    });
  },
};

/** Sideways phone picture with its location in the metadata. */
const portrait = (): Uint8Array<ArrayBuffer> =>
  aJpeg({
    width: 800,
    height: 600,
    orientation: 6,
    secret: 'Taken at home',
    shade: (x, y) => (Math.hypot(x - 320, y - 300) < 180 ? 220 : 90 + x / 12),
  });

export const PhotoIsCropped: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'photo', 'portrait.jpg', portrait());
    await expectState(async () => {
      await expect(await screen.findByRole('dialog', { name: 'Your photo' })).toBeVisible();
      await expect(screen.getByRole('application', { name: 'Photo' })).toBeVisible();
    });
  },
};

/** Sends both sizes as squares, without camera data. */
export const PhotoIsSentInTwoSizes: Story = {
  play: async ({ canvas, canvasElement, msw }) => {
    const sent: Blob[] = [];
    msw.use(
      http.post(storage, async ({ request }) => {
        sent.push((await request.formData()).get('file') as Blob);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await choose(canvas, 'photo', 'portrait.jpg', portrait());
    await screen.findByRole('dialog', { name: 'Your photo' });
    await userEvent.click(screen.getByRole('button', { name: 'Use this photo' }));
    await expectState(async () => {
      await expectRowText(canvas, 'photo', /portrait\.jpg, \d+ KB/);
      await expect(keysIn(canvasElement)).toEqual({ photoKey: 'uploads/photo', photoSmallKey: 'uploads/photoSmall' });
      const sides = await Promise.all(sent.map(async (file) => (await createImageBitmap(file)).width));
      await expect(sides).toEqual([512, 128]);
      for (const file of sent) await expect(await file.text()).not.toContain('Taken at home');
    });
  },
};

export const PhotoIsNotUsed: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'photo', 'portrait.jpg', portrait());
    await screen.findByRole('dialog', { name: 'Your photo' });
    await userEvent.keyboard('{Escape}');
    await expectState(async () => {
      await expectRowText(canvas, 'photo', 'Required. PNG or JPG, up to 30 MB.');
    });
  },
};

export const PhotoTooSmall: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'photo', 'icon.jpg', aJpeg({ width: 64, height: 64 }));
    await expectState(async () => {
      await expectRowText(canvas, 'photo', 'icon.jpg is too small. Choose a photo of at least 256 by 256 pixels.');
    });
  },
};

/** Sends the pixels of a document's picture unchanged, without metadata. */
export const PictureWithoutItsSecrets: Story = {
  play: async ({ canvas, msw }) => {
    const sent: Blob[] = [];
    msw.use(
      http.post(storage, async ({ request }) => {
        sent.push((await request.formData()).get('file') as Blob);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await choose(canvas, 'id1', 'licence.jpg', aJpeg({ secret: 'Taken at home' }));
    await expectState(async () => {
      await expectRowText(canvas, 'id1', /licence.jpg, \d KB/);
      await expect(new Uint8Array(await sent[0]!.arrayBuffer())).toEqual(aJpeg());
    });
  },
};

const storedDocuments: HeldDocument[] = [
  { kind: 'cv', key: 'documents/cv', bytes: 412_000, uploadedAt: '2026-03-02T01:00:00.000Z' },
  { kind: 'photo', key: 'documents/photo', bytes: 61_000, uploadedAt: '2026-03-02T01:00:00.000Z' },
];

export const OnFile: Story = {
  args: { held: storedDocuments },
  play: async ({ canvas, canvasElement }) => {
    await expectRowText(canvas, 'cv', 'On file since Mon 2 Mar 2026, 412 KB');
    await expect(keysIn(canvasElement)).toEqual({ cvKey: 'documents/cv', photoKey: 'documents/photo' });
    await expect(canvas.getByRole('button', { name: 'Replace CV' })).toBeVisible();
  },
};

export const ByKeyboardAlone: Story = {
  tags: ['journey'],
  beforeEach: ({ msw }) => msw.use(never),
  play: async ({ canvas }) => {
    await choose(canvas, 'cv', 'cv.pdf', aPdf());
    const stop = await canvas.findByRole('button', { name: 'Cancel upload of CV' });
    stop.focus();
    await userEvent.keyboard('{Enter}');
    await expectRowText(canvas, 'cv', 'PDF, up to 10 MB.');
    await expect(canvas.getByRole('button', { name: 'Choose CV' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose AHPRA registration' })).toHaveFocus();
  },
};
