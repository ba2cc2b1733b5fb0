export { checkApi } from './api/check-api.ts';
export type { ApiCheckOptions } from './api/check-api.ts';
export { passes } from './api/check.ts';
export type { ApiCheck, CallCheck, Outcome, WidgetCheck, WidgetName } from './api/check.ts';
export { formatReport } from './report/format-report.ts';
