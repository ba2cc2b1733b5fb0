// Minimal Lambda runtime: loads the handler and polls for events (AWS_LAMBDA_RUNTIME_API, 2018-06-01).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Handler = (event: unknown, context: object) => Promise<unknown>;

const { AWS_LAMBDA_RUNTIME_API: host, LAMBDA_TASK_ROOT: root = '', _HANDLER: name = '' } = process.env;
const runtime = `http://${host}/2018-06-01/runtime`;

async function tell(path: string, error: unknown): Promise<void> {
  const { name: errorType, message, stack } = error as Error;
  const body = JSON.stringify({ errorType, errorMessage: message, stackTrace: stack?.split('\n') });
  await fetch(runtime + path, { method: 'POST', body, headers: { 'lambda-runtime-function-error-type': errorType } });
}

async function load(): Promise<Handler> {
  const [file = '', key = ''] = name.split('.');
  const code = (await import(pathToFileURL(join(root, `${file}.mjs`)).href)) as Record<string, Handler>;
  const handler = code[key];
  if (!handler) throw new Error(`${name} is undefined or not exported`);
  return handler;
}

async function answerNext(handler: Handler): Promise<void> {
  const next = await fetch(`${runtime}/invocation/next`);
  const id = next.headers.get('lambda-runtime-aws-request-id') ?? '';
  const deadline = Number(next.headers.get('lambda-runtime-deadline-ms'));
  const context = { awsRequestId: id, getRemainingTimeInMillis: () => deadline - Date.now() };
  const event: unknown = await next.json();
  try {
    const answer = JSON.stringify(await handler(event, context));
    await fetch(`${runtime}/invocation/${id}/response`, { method: 'POST', body: answer });
  } catch (error) {
    await tell(`/invocation/${id}/error`, error);
  }
}

try {
  const handler = await load();
  for (;;) await answerNext(handler);
} catch (error) {
  await tell('/init/error', error);
  process.exitCode = 1;
}
