export const storybookPort = 6907 + Number(process.env.E2E_PORT_OFFSET ?? 0);
export const storybook = `http://127.0.0.1:${storybookPort}`;
