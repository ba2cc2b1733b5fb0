// What opens over the grid, the month and the question about a newer version, in one chunk: a second one would weigh more than they do.
export { MonthGrid } from '../month/MonthGrid.tsx';
export { StaleDialog } from '../draft/StaleDialog.tsx';
export { Panels } from './Panels.tsx';
