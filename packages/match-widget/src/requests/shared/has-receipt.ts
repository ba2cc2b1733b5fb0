import type { FeeFate } from '@tele/core';

/** Whether a fee was charged: its receipt stays available after a cancellation or refund. */
export const hasReceipt = (fate: FeeFate): boolean => fate === 'charged' || fate === 'refunded';
