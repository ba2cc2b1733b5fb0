import { onlineManager } from '@tanstack/react-query';
import { TeleError, type TeleClient } from '@tele/client';
import { postFile } from './post-file.ts';
import type { UploadService } from './post-part.ts';

/** Uploads through the API and storage; file contents go to storage only. `client` returns the newest one. */
export const uploadService = (client: () => TeleClient, page: UploadService['page']): UploadService => ({
  presign: ({ kind, type }, signal) =>
    client().call('presignUpload', { body: { keyHint: kind, contentType: type }, signal }),
  problemOf: (error) => {
    if (!(error instanceof TeleError)) return { code: 'presign', text: '' };
    if (error.code === 'NETWORK') return null;
    if (error.status === 401) return { code: 'signed-out', text: '' };
    return { code: 'presign', text: error.errorField };
  },
  post: (form, file, onSent, signal) => postFile(form, file, { onSent, signal, page }),
  isOnline: () => onlineManager.isOnline(),
  whenOnline: (run) => {
    const stop = onlineManager.subscribe((online) => {
      if (!online) return;
      stop();
      run();
    });
    return stop;
  },
  page,
});
