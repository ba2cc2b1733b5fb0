import { MatchWidget } from '@tele/match-widget';
import sheet from 'virtual:sheet/match-widget';
import { partOf } from '../../elements/part.ts';

export const part = partOf(MatchWidget, sheet);
