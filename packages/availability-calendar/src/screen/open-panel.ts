import type { Span } from '@tele/core';
import type { Booking } from '../bookings/booking.ts';

export type OpenPanel =
  | { kind: 'add'; span: Span }
  | { kind: 'edit'; span: Span }
  | { kind: 'delete'; span: Span }
  | { kind: 'booking'; booking: Booking }
  | { kind: 'edge'; blocks: readonly Span[]; edge: 'before' | 'after' };
