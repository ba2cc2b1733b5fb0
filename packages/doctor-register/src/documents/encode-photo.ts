import type { CropArea } from '@tele/ui';
import { stripJpeg } from './strip-jpeg.ts';
import type { Part } from './upload.ts';

const largeSide = 512;
const smallSide = 128;

/** Photo crop as JPEG in both display sizes, without metadata. */
export async function encodePhoto(
  picture: ImageBitmap,
  { x, y, side }: CropArea,
): Promise<{ parts: Part[]; preview: ImageBitmap }> {
  const large = square(largeSide, (pen) => pen.drawImage(picture, x, y, side, side, 0, 0, largeSide, largeSide));
  const small = square(smallSide, (pen) => pen.drawImage(large, 0, 0, smallSide, smallSide));
  const [photo, photoSmall, preview] = await Promise.all([jpegOf(large), jpegOf(small), createImageBitmap(small)]);
  return {
    parts: [
      { kind: 'photo', type: 'image/jpeg', blob: photo },
      { kind: 'photoSmall', type: 'image/jpeg', blob: photoSmall },
    ],
    preview,
  };
}

function square(side: number, draw: (pen: OffscreenCanvasRenderingContext2D) => void): OffscreenCanvas {
  const canvas = new OffscreenCanvas(side, side);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('Tele: this browser draws no pictures, so a photo cannot be cropped.');
  // Transparency would turn black in a JPEG.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  draw(pen);
  return canvas;
}

/** Some browsers add EXIF to canvas output, and the API rejects it in public pictures. */
async function jpegOf(canvas: OffscreenCanvas): Promise<Blob> {
  const drawn = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
  const stripped = stripJpeg(new Uint8Array(await drawn.arrayBuffer()));
  return stripped ? new Blob([stripped], { type: drawn.type }) : drawn;
}
