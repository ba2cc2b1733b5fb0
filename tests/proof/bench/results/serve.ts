import { answers } from './data.ts';
import { loopback } from '../page/loopback.ts';
import { serveFile } from '../page/serve-file.ts';

/** Spreads the responses: loopback alone would deliver all in one frame. */
const answerMs = 30;

export async function serve(folder: string) {
  return loopback(6730, async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback');
    const call = answers[`${request.method} ${pathname.replace('/api', '')}`];
    if (call) {
      await new Promise((done) => setTimeout(done, answerMs));
      return response.setHeader('content-type', 'application/json').end(call(searchParams));
    }
    return serveFile(response, folder, pathname);
  });
}
