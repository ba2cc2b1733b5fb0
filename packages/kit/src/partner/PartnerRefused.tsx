import type { TeleError } from '@tele/client';
import { NotSetUp } from '../host/NotSetUp.tsx';
import { useRefusal } from './use-refusal.ts';

export const PartnerRefused = ({ refusal }: { refusal: TeleError }) => <NotSetUp said={useRefusal(refusal)} />;
