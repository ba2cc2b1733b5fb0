import type { DocumentKind } from '@tele/core';
import { mock } from '@tele/core/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';

const pageWidth = 595;
const pageHeight = 842;

export function aPdf(...pages: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const font = 3 + pages.length * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${3 + index * 2} 0 R`).join(' ')}] >>`,
    ...pages.flatMap((lines, index) => {
      const text = lines.map((line, at) => `${at === 0 ? '56 760' : '0 -28'} Td (${line}) Tj`).join(' ');
      const stream = `BT /F1 16 Tf ${text} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${4 + index * 2} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new TextEncoder().encode(body + end);
}

export async function aPicture(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(856, 540);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#dfe9f2';
    context.fillRect(0, 0, 856, 540);
    context.fillStyle = '#8aa4bd';
    context.fillRect(48, 120, 220, 280);
    context.fillStyle = '#1d2b38';
    context.font = '40px sans-serif';
    context.fillText(name, 320, 180);
  }
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}

export type StoredFiles = Readonly<Partial<Record<DocumentKind, Uint8Array<ArrayBuffer> | 'gone'>>>;

const origin = 'https://storage.example.test';

export function storageOf(files: StoredFiles, onOpened: (kind: string) => void = () => {}): HttpHandler[] {
  return [
    mock('staffDocument', ({ params }) => {
      onOpened(params.kind);
      return {
        url: `${origin}/${params.kind}`,
        contentType: 'application/pdf',
        expiresAt: '2026-11-22T23:11:00.000Z',
      };
    }),
    http.get(`${origin}/:kind`, ({ params }) => {
      const file = files[params['kind'] as DocumentKind];
      if (!(file instanceof Uint8Array)) return new HttpResponse(null, { status: 403 });
      return HttpResponse.arrayBuffer(file.buffer);
    }),
  ];
}
