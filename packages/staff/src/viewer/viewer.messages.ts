import type { DocumentScan, FileType } from '@tele/core';
import { defineMessages, type Say } from '@tele/ui';

export const viewerMessages = defineMessages('staff.viewer', {
  documents: 'Documents',
  opened: 'opened',
  notOpened: 'not opened yet',
  missing: 'missing',
  file: ({ type, bytes }: { type: FileType; bytes: number }, say) => `${types[type]}, ${sizeOf(bytes, say)}`,
  fileWithPages: ({ type, bytes, pages }: { type: FileType; bytes: number; pages: number }, say) =>
    `${types[type]}, ${say.plural(pages, { one: '# page', other: '# pages' })}, ${sizeOf(bytes, say)}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: ({ zoom }: { zoom: number }, say) => `${say.number(Math.round(zoom * 100))}%`,
  turn: 'Rotate',
  download: 'Download',
  notDownloaded: 'We couldn’t download the document. Try again.',
  scan: ({ scan }: { scan: DocumentScan }) => scans[scan],
  hash: 'SHA-256',
  noHash: 'Not recorded',
  replaced: 'The specialist sent this file after the decision. Staff have not checked it.',
  locked: ({ scan }: { scan: LockedScan }) => lockedTexts[scan][0],
  lockedHint: ({ scan }: { scan: LockedScan }) => lockedTexts[scan][1],
  checkAgain: 'Check again',
  page: ({ label, page, pages }: { label: string; page: number; pages: number }) =>
    `${label}, page ${page} of ${pages}`,
  paper: ({ label }: { label: string }) => `${label}, scrollable`,
  open: 'Open the document',
  openHint: 'Opening a document is recorded in the audit log.',
  opening: 'Opening the document',
  noLink: 'We couldn’t open the document. Try again.',
  noFile: 'The document did not load.',
  noFileHint: 'File storage did not respond. Try again to get a new link.',
  unreadable: 'This document can’t be opened.',
  unreadableHint:
    'It’s damaged or password-protected. Reject the application and name this document, so the applicant can send a new one.',
  notGiven: ({ label }: { label: string }) => `${label}: not sent`,
  notGivenHint: ({ required }: { required: boolean }) => (required ? 'It’s required for approval.' : 'It’s optional.'),
  sameFile: ({ label }: { label: string }) => `This is the same file as ${label}.`,
  goneOrNotGiven: ({ label }: { label: string }) => `${label}: not available`,
  goneHint: 'Not sent, or deleted. We delete documents 90 days after a decision.',
});

/** Scan results that lock a document. */
export type LockedScan = Exclude<DocumentScan, 'clean' | 'off'>;

const scans: Readonly<Record<DocumentScan, string>> = {
  scanning: 'Being scanned for viruses',
  clean: 'No virus found',
  refused: 'Refused by the virus scan',
  unavailable: 'Virus scanner not available',
  off: 'Not scanned for viruses',
};

const lockedTexts: Readonly<Record<LockedScan, readonly [title: string, hint: string]>> = {
  scanning: [scans.scanning, 'You can open this document when the scan is done, usually within a minute.'],
  refused: [
    scans.refused,
    'You can’t open this document. Reject the application and name this document, so the applicant can send a new one.',
  ],
  unavailable: [scans.unavailable, 'You can open this document once it’s scanned. We try again every few minutes.'],
};

const types: Readonly<Record<FileType, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
};

function sizeOf(bytes: number, say: Say): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  if (kilobytes < 1_000) return `${say.number(kilobytes)} KB`;
  return `${say.number(Math.round(kilobytes / 100) / 10)} MB`;
}
