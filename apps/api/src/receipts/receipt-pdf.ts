import { buffer } from 'node:stream/consumers';
import { businessLine, type Business } from '../emails/layout/business.ts';
import type { EmailContent } from '../emails/layout/write-email.ts';
import { readFont } from './read-font.ts';

const margin = 64;
const ink = '#15221e';
const muted = '#46514d';
const line = '#dbe4e1';

/** The font has only Latin letters. */
const isDrawable = (text: string): boolean => /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text);

interface Receipt {
  email: EmailContent;
  business: Business;
  /** ISO instant in UTC. */
  issuedISO: string;
}

/** A receipt as one tagged A4 page. Skips a note in another script. The same receipt gives the same bytes. */
export async function receiptPdf({ email, business, issuedISO }: Receipt): Promise<Buffer> {
  const { heading = email.subject, paragraphs, facts = [], note = '' } = email;
  // Loaded only when a receipt is sent.
  const [{ default: Pdf }, font] = await Promise.all([import('pdfkit'), readFont()]);
  const pdf = new Pdf({
    size: 'A4',
    margin,
    // Not Helvetica: its metrics stay outside the function's bundle.
    font: '',
    tagged: true,
    displayTitle: true,
    lang: 'en-AU',
    pdfVersion: '1.7',
    info: { Title: heading, Author: 'Tele', CreationDate: new Date(issuedISO) },
  });
  const bytes = buffer(pdf);
  const width = pdf.page.width - 2 * margin;
  const page = pdf.struct('Document');
  pdf.addStructure(page);
  pdf.font(font);
  const write = (type: 'H1' | 'P', text: string, size: number, colour: string): void => {
    const draw = () => pdf.fontSize(size).fillColor(colour).text(text, margin, pdf.y, { width, lineGap: 3 });
    page.add(pdf.struct(type, {}, draw));
    pdf.moveDown(0.8);
  };

  pdf.markContent('Artifact');
  drawMark(pdf, margin, margin);
  pdf.endMarkedContent();
  pdf.y = margin + 40;
  write('H1', heading, 22, ink);
  write('P', businessLine(business), 11, muted);
  for (const paragraph of paragraphs.filter(Boolean)) write('P', paragraph, 11, ink);
  const table = pdf.struct('Table');
  page.add(table);
  for (const { label, text, total } of facts) {
    const top = pdf.y;
    const row = pdf.struct('TR');
    table.add(row);
    pdf.markContent('Artifact');
    pdf
      .moveTo(margin, top)
      .lineTo(margin + width, top)
      .lineWidth(total ? 1.5 : 0.75)
      .stroke(total ? ink : line);
    pdf.endMarkedContent();
    const size = total ? 14 : 11;
    const cell = (type: 'TH' | 'TD', content: string, align: 'left' | 'right', colour: string): void => {
      const draw = () =>
        pdf
          .fontSize(size)
          .fillColor(colour)
          .text(content, margin, top + 9, { width, align });
      row.add(pdf.struct(type, {}, draw));
    };
    cell('TH', label, 'left', total ? ink : muted);
    cell('TD', text, 'right', ink);
    pdf.y += 9;
  }
  pdf.moveDown(1.5);
  if (note && isDrawable(note)) write('P', note, 11, ink);
  page.end();
  pdf.end();
  return bytes;
}

function drawMark(pdf: PDFKit.PDFDocument, left: number, top: number): void {
  pdf.path(`M${left} ${top + 7}h4a8 8 0 0 1 8 8v6h-4a8 8 0 0 1-8-8z`).fill('#1d6957');
  pdf.path(`M${left + 26} ${top + 7}h-4a8 8 0 0 0-8 8v6h4a8 8 0 0 0 8-8z`).fill('#7ca89e');
  pdf.circle(left + 13, top + 3, 3).fill('#f2c53a');
  pdf
    .fontSize(18)
    .fillColor(ink)
    .text('tele', left + 34, top);
}
