import { expect, type Page } from '@playwright/test';
import { aJpeg, aPdf, aPng } from '../packages/core/src/testing/files.ts';

interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const file = (name: string, mimeType: string, bytes: Uint8Array): UploadedFile => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** Somebody's five files, by kind: each one opens in what it is for. The licence is a photo that tells where it was taken. */
export const someFiles = {
  cv: file('cv-2026.pdf', 'application/pdf', aPdf(412_000)),
  ahpra: file('ahpra-certificate.pdf', 'application/pdf', aPdf(90_000)),
  id1: file(
    'licence-front.jpg',
    'image/jpeg',
    aJpeg({ width: 640, height: 400, orientation: 6, secret: 'Taken at home' }),
  ),
  id2: file('passport.png', 'image/png', aPng({ width: 320, height: 224 })),
  photo: file('portrait.jpg', 'image/jpeg', aJpeg({ width: 600, height: 800 })),
} as const;

/** PDFs under the names of other kinds of documents: `registration`, `insurance`, … */
export const aPdfFile = (name: string): UploadedFile => file(name, 'application/pdf', aPdf(60_000));

/** Chooses a file for one kind of document; a photo is used as its dialog shows it. */
export async function chooseFile(page: Page, kind: string, chosen: UploadedFile): Promise<void> {
  await page.locator(`input[type=file][name="${kind}"]`).setInputFiles(chosen);
  if (kind === 'photo') await page.getByRole('button', { name: 'Use this photo' }).click();
}

/** Waits until the files have arrived, by the names of the rows: `Remove CV` can be pressed once it has. */
export async function expectSent(page: Page, labels: readonly string[]): Promise<void> {
  for (const label of labels)
    await expect(page.getByRole('button', { name: `Remove ${label}`, exact: true })).toBeVisible();
}
