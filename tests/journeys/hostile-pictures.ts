import type { Page } from '@playwright/test';

/** Share of the area (0 to 1) where two pictures differ visibly; 1 when their sizes differ by more than a pixel. */
export const apart = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!a || !b) throw new Error('A picture could not be read.');
      if (Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1) return 1;
      const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)];
      let different = 0;
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          const [i, j] = [(y * a.width + x) * 4, (y * b.width + x) * 4];
          const far = [0, 1, 2].some(
            (channel) => Math.abs((a.data[i + channel] ?? 0) - (b.data[j + channel] ?? 0)) > 16,
          );
          if (far) different += 1;
        }
      }
      return different / (width * height);
    },
    [one.toString('base64'), other.toString('base64')],
  );
