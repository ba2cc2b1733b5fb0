import { deletions } from '../my-data/deletions.ts';
import { help, verbs } from '../ops/verbs.ts';
import { runCommand } from './run-command.ts';

await runCommand({ verbs: { ...verbs, deletions }, help });
