import type { Category, DocumentKind, StaffApplication } from '@tele/core';

type File = StaffApplication['documents'][number];

export interface Place {
  kind: DocumentKind;
  label: string;
  required: boolean;
  /** Null if missing. */
  file: File | null;
}

/** Documents in the category's order, then others. The photo's thumbnail is skipped. */
export function documentPlaces(
  { documents }: Category,
  { documents: files, documentCount }: Pick<StaffApplication, 'documents' | 'documentCount'>,
  labelOf: (kind: DocumentKind) => string,
): Place[] {
  const fileOf = (kind: DocumentKind): File | null => files.find((file) => file.kind === kind) ?? null;
  const requirements = documents.map(({ kind, label, required }) => ({
    kind,
    label,
    required: required === true || documentCount.missing.includes(kind),
    file: fileOf(kind),
  }));
  const others = files
    .filter(({ kind }) => kind !== 'photoSmall' && !documents.some((one) => one.kind === kind))
    .map((file) => ({ kind: file.kind, label: labelOf(file.kind), required: false, file }));
  return [...requirements, ...others];
}

export function firstGiven(places: readonly Place[]): DocumentKind {
  return (places.find(({ file }) => file) ?? places[0])?.kind ?? 'cv';
}
