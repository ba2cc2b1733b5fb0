import type { DocumentKind } from '@tele/core';
import type { Spoken } from '@tele/ui';
import { leastPhotoSide } from './prepare-file.ts';
import type { Upload } from './upload.ts';
import type { documentMessages } from './documents.messages.ts';

export type Texts = Spoken<(typeof documentMessages)['table']>;

export function whatIsWrong(upload: Upload, kind: DocumentKind, t: Texts): string | null {
  if (upload.tag === 'failed') {
    const { code, text } = upload.problem;
    const ours = { presign: t.presignFailed, upload: t.uploadFailed, 'signed-out': t.signIn }[code];
    return t.whatFailed({ name: upload.name, text: text || ours });
  }
  if (upload.tag !== 'refused') return null;
  const { name, fault } = upload;
  if (typeof fault === 'object') return name ? t.whatFailed({ name, text: fault.text }) : fault.text;
  const texts = {
    empty: () => t.empty({ name }),
    'too-large': () => t.tooLarge({ name, kind }),
    'too-small': () => t.tooSmall({ name, side: leastPhotoSide }),
    heic: () => t.heic({ name, kind }),
    'not-taken': () => t.notTaken({ name, kind }),
    renamed: () => t.renamed({ name, kind }),
    damaged: () => t.damaged({ name }),
    unreadable: () => t.unreadable({ name }),
  };
  return texts[fault]();
}
