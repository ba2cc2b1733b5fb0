import type { SlotEvent } from './next-slot.ts';
import type { UploadForm } from './post-file.ts';
import type { Posted } from './retry-plan.ts';
import type { Part, Problem } from './upload.ts';

export interface UploadService {
  presign: (part: Part, signal: AbortSignal) => Promise<UploadForm>;
  /** Reason of a failure; null without an answer. */
  problemOf: (error: unknown) => Problem | null;
  post: (form: UploadForm, file: Blob, onSent: (bytes: number) => void, signal: AbortSignal) => Promise<Posted>;
  isOnline: () => boolean;
  /** Calls back once when online again. Returns a stop function. */
  whenOnline: (run: () => void) => () => void;
  /** Window for the unsaved-files prompt and retry timers. */
  page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>;
}

export async function postPart(
  to: UploadService,
  part: Part,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<SlotEvent> {
  const postOf = (posted: Posted, key: string): SlotEvent => ({ tag: 'post', posted, key, online: to.isOnline() });
  if (!to.isOnline()) return postOf({ tag: 'dropped' }, '');
  try {
    const form = await to.presign(part, signal);
    return postOf(await to.post(form, part.blob, onSent, signal), form.key);
  } catch (error) {
    const problem = to.problemOf(error);
    return problem ? { tag: 'problem', problem } : postOf({ tag: 'dropped' }, '');
  }
}
