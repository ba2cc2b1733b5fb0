// Exits with 0 if the portal, the API and the sandbox in this container respond.
const { PORTAL_PORT, API_PORT, SANDBOX_PORT } = process.env;
const paths = [`${PORTAL_PORT}/`, `${API_PORT}/prod/health`, `${SANDBOX_PORT}/health`];
const answers = await Promise.all(paths.map((path) => fetch(`http://127.0.0.1:${path}`).catch(() => undefined)));
process.exitCode = answers.every((answer) => answer?.ok) ? 0 : 1;
