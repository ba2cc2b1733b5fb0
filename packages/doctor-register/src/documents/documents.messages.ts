import { documentTypes, type DocumentKind } from '@tele/core';
import { defineMessages, type Say } from '@tele/ui';
import { formatBytes, formatSent } from './format-bytes.ts';
import { mostBytes } from './check-file.ts';

interface LabelArgs {
  /** For example, 'CV'. */
  label: string;
}
interface NameArgs {
  name: string;
}
interface Kind {
  kind: DocumentKind;
}

const typeNames = { 'application/pdf': 'PDF', 'image/png': 'PNG', 'image/jpeg': 'JPG' } as const;

/** 'PDF', 'PNG or JPG', 'PDF, PNG or JPG'. */
function typesOf(kind: DocumentKind): string {
  const names = (['application/pdf', 'image/png', 'image/jpeg'] as const)
    .filter((type) => documentTypes[kind].includes(type))
    .map((type) => typeNames[type]);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

const most = (kind: DocumentKind, { locale }: Say): string => formatBytes(mostBytes(kind), locale);

export const documentMessages = defineMessages('register.documents', {
  allowedFiles: ({ kind, required }: Kind & { required: boolean }, say) =>
    `${required ? 'Required. ' : ''}${typesOf(kind)}, up to ${most(kind, say)}.`,
  choose: 'Choose',
  chooseAgain: 'Choose again',
  replace: 'Replace',
  tryAgain: 'Try again',
  of: ({ label }: LabelArgs) => ` ${label}`,
  stop: ({ label }: LabelArgs) => `Cancel upload of ${label}`,
  remove: ({ label }: LabelArgs) => `Remove ${label}`,
  chosen: ({ name, bytes }: NameArgs & { bytes: number }, { locale }) => `${name}, ${formatBytes(bytes, locale)}`,
  held: ({ day, bytes }: { day: string; bytes: number }, { locale }) =>
    `On file since ${day}, ${formatBytes(bytes, locale)}`,
  looking: ({ name }: NameArgs) => `Checking ${name}`,
  cropping: ({ name }: NameArgs) => `Crop ${name}`,
  queued: ({ name }: NameArgs) => `${name} is waiting to upload`,
  again: 'Connection lost. Uploading again',
  waitsAMoment: 'Connection lost. We’ll try again in a moment.',
  waitsForConnection: 'You’re offline. The upload will resume when you’re back online.',
  bytes: ({ sent, whole }: { sent: number; whole: number }, { locale }) => {
    const text = formatSent(sent, whole, locale);
    return `${text.sent} of ${text.whole}`;
  },
  sending: ({ label }: LabelArgs) => `Uploading ${label}`,
  sent: ({ label }: LabelArgs) => `${label} uploaded`,
  signIn: 'Please sign in first.',
  presignFailed: 'Presign failed',
  uploadFailed: 'Upload failed',
  whatFailed: ({ name, text }: NameArgs & { text: string }) => `${name}: ${text}`,
  empty: ({ name }: NameArgs) => `${name} is empty. Choose another file.`,
  tooLarge: ({ name, kind }: NameArgs & Kind, say) => `${name} is too large. Choose a file up to ${most(kind, say)}.`,
  tooSmall: ({ name, side }: NameArgs & { side: number }) =>
    `${name} is too small. Choose a photo of at least ${side} by ${side} pixels.`,
  heic: ({ name, kind }: NameArgs & Kind) => `${name} is a HEIC photo. Use ${typesOf(kind)}.`,
  notTaken: ({ name, kind }: NameArgs & Kind) => `${name} was not accepted. Use ${typesOf(kind)}.`,
  renamed: ({ name, kind }: NameArgs & Kind) => `${name} doesn’t match its file type. Use ${typesOf(kind)}.`,
  damaged: ({ name }: NameArgs) => `We can’t open ${name}. The file may be damaged. Choose another file.`,
  unreadable: ({ name }: NameArgs) => `We can’t read ${name}. Save it to this device, then choose it again.`,
  stays: ({ name }: NameArgs) => `We’ve kept ${name}.`,
  heldStays: 'We’ve kept the file you sent earlier.',
  sameAs: ({ other }: { other: string }) => `This is the same file as ${other}. Choose a different document.`,
  cropTitle: 'Your photo',
  cropText: 'This part appears on your profile.',
  usePhoto: 'Use this photo',
  notDrawn: 'Your browser can’t crop photos. Try another browser.',
});
