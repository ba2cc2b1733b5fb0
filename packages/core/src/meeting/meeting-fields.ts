import { requiredChoice } from '../field/choice.ts';
import { freeText } from '../field/text.ts';
import { meetingWays } from './ways.ts';

/** The choice between phone and video. */
export const meetingWayRule = requiredChoice('way', meetingWays, 'Choose how you meet.');
/** A line for the patient: what to have at hand, when to be ready. */
export const instructionsRule = freeText('instructions', 200);
