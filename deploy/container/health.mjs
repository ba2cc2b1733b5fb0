// Ends with 0 while the process in this container answers that it is well.
const { PORT = '4000', BASE_PATH = '/prod' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}${BASE_PATH}/health`).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
