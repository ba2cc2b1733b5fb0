import { expect, type Page } from '@playwright/test';
import { aJpeg, aPdf, aPng } from '../../packages/core/src/testing/files.ts';

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

/** Five files of one person, by kind, all valid. The licence photo has a location in its metadata. */
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

export const aPdfFile = (name: string): UploadedFile => file(name, 'application/pdf', aPdf(60_000));

/** Chooses a file for one kind of document; a photo is accepted as its dialog crops it. */
export async function chooseFile(page: Page, kind: string, chosen: UploadedFile): Promise<void> {
  await page.locator(`input[type=file][name="${kind}"]`).setInputFiles(chosen);
  if (kind === 'photo') await page.getByRole('button', { name: 'Use this photo' }).click();
}

export async function expectSent(page: Page, labels: readonly string[]): Promise<void> {
  for (const label of labels)
    await expect(page.getByRole('button', { name: `Remove ${label}`, exact: true })).toBeVisible();
}
