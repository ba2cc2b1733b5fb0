import type { Posted } from './retry-plan.ts';

export interface UploadForm {
  url: string;
  fields: Readonly<Record<string, string>>;
  key: string;
}

export interface Sending {
  onSent: (bytes: number) => void;
  signal: AbortSignal;
  page: Pick<Window, 'setTimeout' | 'clearTimeout'>;
}

/** Time without progress after which the connection counts as lost. */
const stalledMs = 30_000;

/** Uploads a file to storage by XHR, since `fetch` has no upload progress. Resolves as 'dropped' when aborted. */
export function postFile({ url, fields }: UploadForm, file: Blob, { onSent, signal, page }: Sending): Promise<Posted> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    let timer = page.setTimeout(stop, stalledMs);
    request.upload.addEventListener('progress', ({ loaded }) => {
      page.clearTimeout(timer);
      timer = page.setTimeout(stop, stalledMs);
      // The total includes fields and boundaries.
      onSent(Math.min(loaded, file.size));
    });
    request.addEventListener('loadend', () => {
      page.clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve(postedOf(request));
    });
    signal.addEventListener('abort', stop);
    request.open('POST', url);
    request.send(body);
    if (signal.aborted) stop();
  });
}

function postedOf({ status, responseText }: XMLHttpRequest): Posted {
  if (status === 0) return { tag: 'dropped' };
  if (status < 300) return { tag: 'stored' };
  return { tag: 'refused', status, code: /<Code>([^<]+)<\/Code>/u.exec(responseText)?.[1] ?? '' };
}
