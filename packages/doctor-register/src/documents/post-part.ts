import type { SlotEvent } from './next-slot.ts';
import type { UploadForm } from './post-file.ts';
import type { Posted } from './retry-plan.ts';
import type { Part, Problem } from './upload.ts';

/** What uploads need of the world. */
export interface UploadService {
  /** A form for one file. */
  presign: (part: Part, signal: AbortSignal) => Promise<UploadForm>;
  /** Why there is none; null when no answer came. */
  problemOf: (error: unknown) => Problem | null;
  post: (form: UploadForm, file: Blob, onSent: (bytes: number) => void, signal: AbortSignal) => Promise<Posted>;
  isOnline: () => boolean;
  /** Calls back once when the connection is there again. Returns the way to stop. */
  whenOnline: (run: () => void) => () => void;
  /** The window that is asked about before it is left with files that nothing has taken yet, and whose timers try again. */
  page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'>;
}

/** One try: a form for the file, then the file. A try that ends without a form may be a lost line too. */
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
