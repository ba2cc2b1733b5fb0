import { stateCodes } from '../catalogue/states.ts';
import { requiredChoice } from '../field/choice.ts';

/** Separate from the patient rules: search uses the state but no patient fields. */
export const stateRule = requiredChoice('state', stateCodes, 'Choose an Australian state or territory.');
