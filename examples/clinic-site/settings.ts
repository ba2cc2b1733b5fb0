function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. \`npm run partner\` sets it.`);
  return value;
}

/** Settings from tooling/environment.ts. Secrets are for the clinic's own server. */
export const settings = {
  folder: read('CLINIC_FOLDER'),
  port: Number(read('PARTNER_PORT')),
  serverPort: Number(read('PARTNER_SERVER_PORT')),
  api: read('TELE_API'),
  portal: read('TELE_PORTAL'),
  partner: read('TELE_PUBLISHABLE_ID'),
  stripe: { key: read('STRIPE_PUBLISHABLE_KEY'), script: read('STRIPE_JS_URL') },
};
