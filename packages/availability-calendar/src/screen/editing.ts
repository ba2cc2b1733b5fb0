export { createEdits } from '../draft/edits.ts';
export { listenForDrags } from '../grid/listen-for-drags.ts';
