import { requiredChoice } from '../field/choice.ts';
import { freeText } from '../field/text.ts';
import { meetingWays } from './ways.ts';

export const meetingWayRule = requiredChoice('way', meetingWays, 'Choose how you meet.');
export const instructionsRule = freeText('instructions', 200);
