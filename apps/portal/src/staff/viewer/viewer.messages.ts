import type { FileType } from '@tele/core';
import { defineMessages, type Say } from '@tele/ui';

/** The documents beside an application (design section 10 z). */
export const viewerMessages = defineMessages('portal.staff.viewer', {
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
  turn: 'Turn',
  inNewTab: 'Open in a new tab',
  newTabFailed: 'The document could not be opened.',
  page: ({ label, page, pages }: { label: string; page: number; pages: number }) =>
    `${label}, page ${page} of ${pages}`,
  paper: ({ label }: { label: string }) => `${label}, to scroll`,
  open: 'Open the document',
  openHint: 'Each opening is written to the audit.',
  opening: 'Opening the document',
  noLink: 'The document could not be opened.',
  noFile: 'The document did not arrive.',
  noFileHint: 'Storage did not answer. The link is good for a minute; another try asks for another.',
  unreadable: 'This document cannot be read.',
  unreadableHint:
    'It is broken, or locked by a password. Reject with this document named, so that a readable one is sent.',
  notGiven: ({ label }: { label: string }) => `${label}: not sent`,
  notGivenHint: ({ required }: { required: boolean }) =>
    required ? 'It is needed before the application is approved.' : 'It is not required.',
  sameFile: ({ label }: { label: string }) => `The very same file was sent as ${label}.`,
  goneOrNotGiven: ({ label }: { label: string }) => `${label}: not here`,
  goneHint: 'It was not sent, or its time is over: documents are deleted 90 days after a decision.',
});

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
