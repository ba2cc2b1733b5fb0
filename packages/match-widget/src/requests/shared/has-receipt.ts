import type { FeeFate } from '@tele/core';

export const hasReceipt = (fate: FeeFate): boolean => fate === 'charged' || fate === 'refunded';
