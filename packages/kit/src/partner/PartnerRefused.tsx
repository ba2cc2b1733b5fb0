import type { TeleError } from '@tele/client';
import { NotSetUp } from '../host/NotSetUp.tsx';
import { useRefusal } from './use-refusal.ts';

/** Replaces a widget on a page the service refuses, with what to do. */
export const PartnerRefused = ({ refusal }: { refusal: TeleError }) => <NotSetUp said={useRefusal(refusal)} />;
