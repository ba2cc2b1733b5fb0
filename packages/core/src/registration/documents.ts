export const documentKinds = [
  'cv',
  'ahpra',
  'photo',
  'photoSmall',
  'id1',
  'id2',
  'registration',
  'insurance',
  'qualification',
  'screening',
  'portfolio',
  'disclosure',
  'police',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type FileType = (typeof fileTypes)[number];

export const maxDocumentBytes = 10_000_000;

/** Public photos: squares of 512 and 128 pixels. */
const maxPhotoBytes: Readonly<Partial<Record<DocumentKind, number>>> = { photo: 2_000_000, photoSmall: 200_000 };

export function maxBytesOf(kind: DocumentKind): number {
  return maxPhotoBytes[kind] ?? maxDocumentBytes;
}

const pdf: readonly FileType[] = ['application/pdf'];
const any: readonly FileType[] = ['application/pdf', 'image/jpeg', 'image/png'];

/** Accepted types by kind. The first is the default (spec section 5). */
export const documentTypes: Readonly<Record<DocumentKind, readonly FileType[]>> = {
  cv: pdf,
  ahpra: pdf,
  photo: ['image/jpeg', 'image/png'],
  photoSmall: ['image/jpeg', 'image/png'],
  id1: any,
  id2: any,
  registration: any,
  insurance: pdf,
  qualification: any,
  screening: any,
  portfolio: any,
  disclosure: pdf,
  police: pdf,
};

const starts: readonly (readonly [FileType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** File type by its first bytes, ignoring the name; undefined if not accepted. */
export function fileTypeOf(firstBytes: Uint8Array): FileType | undefined {
  return starts.find(([, magic]) => magic.every((byte, at) => firstBytes[at] === byte))?.[0];
}

export function documentTypeMessage(kind: DocumentKind): string {
  const types = documentTypes[kind];
  if (!types.includes('application/pdf')) return 'Choose a JPG or PNG picture.';
  return types.length === 1 ? 'Choose a PDF file.' : 'Choose a PDF file, or a JPG or PNG picture.';
}

/** Virus scan states of a document; `off` without a scanner. */
export const documentScans = ['scanning', 'clean', 'refused', 'unavailable', 'off'] as const;
export type DocumentScan = (typeof documentScans)[number];

export const isScanPassed = (scan: DocumentScan): scan is 'clean' | 'off' => scan === 'clean' || scan === 'off';
