import { listenForDrags } from '../grid/listen-for-drags.ts';
import { createEdits } from './create-edits.ts';
import { keepTrying } from './keep-trying.ts';
import { openDraft } from './open-draft.ts';

/** What edits and saves. It comes when somebody is near the grid: nobody changes what they do not see. */
const editing = { createEdits, keepTrying, listenForDrags, openDraft };

export default editing;
