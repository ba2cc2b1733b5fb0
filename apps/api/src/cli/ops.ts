import { deletions } from '../my-data/deletions.ts';
import { help, verbs } from '../ops/verbs.ts';
import { runCommand } from './run-command.ts';

// `node src/cli/ops.ts <verb>`: operator commands for a running service.
await runCommand({ verbs: { ...verbs, deletions }, help });
