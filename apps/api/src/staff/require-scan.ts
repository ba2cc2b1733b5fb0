import { isScanPassed, type DocumentScan } from '@tele/core';
import type { Row } from '../db/schema.ts';
import { ApiError } from '../http/api-error.ts';
import { scanOf } from '../uploads/scan-state.ts';
import type { StaffCtx } from './read-application.ts';

const texts: Readonly<Record<Exclude<DocumentScan, 'clean' | 'off'>, string>> = {
  refused: 'The virus scan refused a document. Reject the application and name the document.',
  unavailable: 'The virus scanner is not available. We try again every few minutes.',
  scanning: 'The virus scan has not finished. Try again in a minute.',
};

/** Throws DOCUMENT_LOCKED unless every document has passed the virus scan, or none is configured. */
export function requireScanPassed(ctx: Pick<StaffCtx, 'config'>, files: readonly Pick<Row<'uploads'>, 'scan'>[]): void {
  for (const file of files) {
    const scan = scanOf(ctx, file.scan);
    if (!isScanPassed(scan)) throw new ApiError('DOCUMENT_LOCKED', texts[scan]);
  }
}
