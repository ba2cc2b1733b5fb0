import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist';
import { pdfDecoders } from './pdf-decoders.ts';
import { UnreadableFile, maxPixels, type Drawing, type Papers, type Sheet } from './papers.ts';

/** PDF as sheets, parsed in a worker without scripts, links or forms (docs/decisions). Throws UnreadableFile. */
export async function pdfPapers(bytes: ArrayBuffer): Promise<Papers> {
  const port = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({ data: bytes, worker, enableXfa: false, useWasm: false, wasmUrl: pdfDecoders.path });
  const close = (): void => {
    void task.destroy().finally(() => {
      worker.destroy();
      port.terminate();
    });
  };
  try {
    const pdf = await task.promise;
    const first = await readSheet(pdf, 0);
    return {
      count: pdf.numPages,
      ratio: first.height / first.width,
      sheet: (index) => (index === 0 ? Promise.resolve(first) : readSheet(pdf, index)),
      close,
    };
  } catch (cause) {
    close();
    throw new UnreadableFile({ cause });
  }
}

async function readSheet(pdf: PDFDocumentProxy, index: number): Promise<Sheet> {
  const page = await pdf.getPage(index + 1);
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    async draw({ page: owner, pixels, turns, signal }: Drawing) {
      signal.throwIfAborted();
      const rotation = (page.rotate + turns * 90) % 360;
      const upright = page.getViewport({ scale: 1, rotation });
      const scale = Math.min(pixels / upright.width, maxPixels / upright.width, maxPixels / upright.height);
      const viewport = page.getViewport({ scale, rotation });
      const canvas = owner.createElement('canvas');
      canvas.width = Math.max(1, Math.floor(viewport.width));
      canvas.height = Math.max(1, Math.floor(viewport.height));
      const drawing = page.render({ canvas, viewport });
      const stop = (): void => drawing.cancel();
      signal.addEventListener('abort', stop);
      await drawing.promise.finally(() => signal.removeEventListener('abort', stop));
      return canvas;
    },
    async text() {
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    },
  };
}
