#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { checkApi } from './api/check-api.ts';
import { passes } from './api/check.ts';
import { formatReport } from './report/format-report.ts';

const usage = `Usage: npx @tele/check --api <base> [--token <token>] [--category doctors] [--origin <page>] [--write]

  --api       address of the API, as the widgets get it
  --token     bearer token of a patient or a specialist
  --category  category whose specialists are searched (doctors)
  --origin    page that CORS is checked for (https://clinic.example)
  --write     also make calls that change data
`;

async function main(): Promise<number> {
  let options;
  try {
    const text = { type: 'string' } as const;
    options = parseArgs({
      options: { api: text, token: text, category: text, origin: text, write: { type: 'boolean' } },
    }).values;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  const { api, ...rest } = options;
  if (api === undefined || !URL.canParse(api)) {
    process.stderr.write(usage);
    return 2;
  }
  const check = await checkApi({ api, ...rest });
  process.stdout.write(formatReport(check));
  return passes(check) ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
