import { StorageUnavailable, type UploadForm } from './storage.ts';

/** Sends a file as a browser does. Throws StorageUnavailable when it is not stored. */
export async function postUpload({ url, fields }: UploadForm, file: Blob): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  const answer = await fetch(url, { method: 'POST', body: form });
  if (!answer.ok) throw new StorageUnavailable(String(answer.status));
}
