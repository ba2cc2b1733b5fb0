import { feeRule, type MoneyEntry } from '../money/fee-rule.ts';

/** Whether a fee can be asked. `over-cap` asks 'This exceeds the patient’s fee cap. Continue?' first. */
export type FeeCheck =
  | { tag: 'ok'; feeCents: number }
  | { tag: 'over-cap'; feeCents: number }
  | { tag: 'invalid'; message: string };

/** The fee must be a positive amount in whole cents (spec section 5 'Accept'). A missing cap caps nothing. */
export function checkFee(entry: MoneyEntry, feeCapCents: number | null | undefined): FeeCheck {
  const fee = feeRule.check(entry);
  if (fee.tag === 'fault') return { tag: 'invalid', message: feeRule.says[fee.fault] };
  return { tag: feeCapCents != null && fee.value > feeCapCents ? 'over-cap' : 'ok', feeCents: fee.value };
}
