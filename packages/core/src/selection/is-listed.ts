import { requestStage } from './stage.ts';

/**
 * Whether the patient's request list shows a selection openly: what is booked or paid (spec section 2 'Patient requests'). The rest,
 * what has ended or was never paid, is folded below it (product.md 'Selections, acceptance, lapse').
 */
export function isListed(selection: Parameters<typeof requestStage>[0]): boolean {
  const stage = requestStage(selection);
  return stage === 'open' || stage === 'confirming' || stage === 'booked';
}
