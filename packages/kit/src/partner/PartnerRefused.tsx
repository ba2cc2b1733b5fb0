import type { TeleError } from '@tele/client';
import { NotSetUp } from '../host/NotSetUp.tsx';
import { useRefusal } from './use-refusal.ts';

/** In place of a widget on a page that the service answers nothing to, and what is to be done. */
export const PartnerRefused = ({ refusal }: { refusal: TeleError }) => <NotSetUp said={useRefusal(refusal)} />;
