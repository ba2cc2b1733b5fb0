// Late parts in one chunk: edits, the month, and the panels over the calendar.
export { draftService } from '../draft/draft-service.ts';
export { createDraftStore } from '../draft/draft-store.ts';
export { createEdits } from '../draft/edits.ts';
export { SaveProblem } from '../draft/SaveProblem.tsx';
export { SaveStatus } from '../draft/SaveStatus.tsx';
export { StaleDialog } from '../draft/StaleDialog.tsx';
export { listenForDrags } from '../grid/listen-for-drags.ts';
export { MonthGrid } from '../month/MonthGrid.tsx';
export { NearBookings } from './NearBookings.tsx';
export { Panels } from './Panels.tsx';
