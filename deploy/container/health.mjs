// Exits with 0 if the API in this container is healthy.
const { PORT = '4000', BASE_PATH = '/prod' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}${BASE_PATH}/health`).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
