import type { FeeFate } from '@tele/core';

/** A charged fee has a receipt, also after a refund. */
export const hasReceipt = (fate: FeeFate): boolean => fate === 'charged' || fate === 'refunded';
