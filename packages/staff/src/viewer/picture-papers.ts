import { UnreadableFile, maxPixels, type Drawing, type Papers } from './papers.ts';

/** Image as one sheet, upright by its EXIF. Throws UnreadableFile. */
export async function picturePapers(file: Blob): Promise<Papers> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new UnreadableFile({ cause });
  });
  const { width, height } = bitmap;
  const draw = async ({ page, pixels, turns, signal }: Drawing): Promise<HTMLCanvasElement> => {
    signal.throwIfAborted();
    const sideways = turns % 2 === 1;
    const [across, down] = sideways ? [height, width] : [width, height];
    const scale = Math.min(pixels / across, maxPixels / across, maxPixels / down);
    const canvas = page.createElement('canvas');
    canvas.width = Math.max(1, Math.round(across * scale));
    canvas.height = Math.max(1, Math.round(down * scale));
    const context = canvas.getContext('2d');
    context?.translate(canvas.width / 2, canvas.height / 2);
    context?.rotate((turns * Math.PI) / 2);
    context?.drawImage(bitmap, (-width * scale) / 2, (-height * scale) / 2, width * scale, height * scale);
    return canvas;
  };
  const sheet = { width, height, draw, text: async () => '' };
  return { count: 1, ratio: height / width, sheet: async () => sheet, close: () => bitmap.close() };
}
