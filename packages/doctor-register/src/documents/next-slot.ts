import { nextAfter, type Posted } from './retry-plan.ts';
import type { FileFault, Part, Problem, Slot, StoredDocument, Upload, UploadJob } from './upload.ts';

export type SlotEvent =
  | { tag: 'choose'; name: string; onFile: StoredDocument | null }
  | { tag: 'photo'; picture: ImageBitmap }
  | { tag: 'ready'; parts: readonly Part[]; hash: string | null; preview?: ImageBitmap }
  | { tag: 'refused'; fault: FileFault | { text: string } }
  | { tag: 'send' }
  /** `sent`: bytes of the current part. */
  | { tag: 'progress'; sent: number }
  | { tag: 'post'; posted: Posted; key: string; online: boolean }
  | { tag: 'problem'; problem: Problem }
  | { tag: 'queue' }
  | { tag: 'offline' }
  | { tag: 'retry' }
  | { tag: 'remove' };

const sizeOf = (parts: readonly Part[]): number => parts.reduce((sum, { blob }) => sum + blob.size, 0);
const hasArrived = ({ keys }: UploadJob, { kind }: Part): boolean => keys[`${kind}Key`] !== undefined;
const sentBytes = (job: UploadJob): number => sizeOf(job.parts.filter((part) => hasArrived(job, part)));

export const nextPart = (job: UploadJob): Part | undefined => job.parts.find((part) => !hasArrived(job, part));

export function nextSlot(slot: Slot, event: SlotEvent): Slot {
  const { upload, kept } = slot;
  if (event.tag === 'remove') return { upload: kept ?? { tag: 'empty' }, kept: null };
  if (event.tag === 'choose') {
    const before = upload.tag === 'done' ? upload : (kept ?? event.onFile);
    return { upload: { tag: 'looking', name: event.name }, kept: before };
  }
  const next = nextUpload(upload, event);
  return next === upload ? slot : { upload: next, kept: next.tag === 'done' ? null : kept };
}

function nextUpload(upload: Upload, event: Exclude<SlotEvent, { tag: 'choose' | 'remove' }>): Upload {
  const name = 'name' in upload ? upload.name : '';
  if (event.tag === 'photo') return { ...event, tag: 'cropping', name };
  if (event.tag === 'refused') return { ...event, name };
  if (event.tag === 'ready') {
    const { parts, hash, preview = null } = event;
    return { tag: 'queued', name, bytes: sizeOf(parts), parts, hash, preview, keys: {}, failures: 0, again: false };
  }
  if (upload.tag === 'queued' && event.tag === 'send') return { ...upload, tag: 'sending', sent: sentBytes(upload) };
  if (upload.tag === 'failed' && event.tag === 'retry') return { ...upload, tag: 'queued', failures: 0 };
  if (upload.tag === 'sending') {
    if (event.tag === 'progress') return { ...upload, sent: sentBytes(upload) + event.sent };
    if (event.tag === 'post') return afterPost(upload, event);
    if (event.tag === 'problem') return { ...upload, ...event, tag: 'failed', resumes: false };
  }
  if (upload.tag === 'waiting' && event.tag === 'offline') return { ...upload, offline: true };
  const isRunning = upload.tag === 'sending' || upload.tag === 'waiting';
  return isRunning && event.tag === 'queue' ? { ...upload, tag: 'queued' } : upload;
}

function afterPost(job: UploadJob, { posted, key, online }: Extract<SlotEvent, { tag: 'post' }>): Upload {
  const { name, bytes, hash, preview, failures } = job;
  const next = nextAfter(posted, failures);
  if (next.tag === 'refused') return { ...next, name };
  if (next.tag === 'given-up') {
    const problem: Problem = { code: 'upload', text: '' };
    return { ...job, tag: 'failed', problem, resumes: posted.tag === 'dropped' };
  }
  if (next.tag === 'again') {
    // Offline: no attempt was made.
    return { ...job, ...next, tag: 'waiting', again: true, offline: !online, failures: failures + Number(online) };
  }
  const keys = { ...job.keys, [`${nextPart(job)?.kind}Key`]: key };
  const rest: UploadJob = { ...job, keys, failures: 0 };
  if (nextPart(rest)) return { ...rest, tag: 'sending', sent: sentBytes(rest) };
  return { tag: 'done', name, bytes, keys, hash, preview };
}
