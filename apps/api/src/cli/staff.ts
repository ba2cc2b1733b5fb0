import { runCommand } from './run-command.ts';
import { help, verbs } from '../staff/verbs.ts';

// `node src/cli/staff.ts <verb>`: staff actions without a browser.
await runCommand({ verbs, help });
