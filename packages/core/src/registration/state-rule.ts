import { stateCodes } from '../catalogue/states.ts';
import { requiredChoice } from '../field/choice.ts';

/** Apart from the other rules of a patient: the search asks for a state too, and for nothing of theirs. */
export const stateRule = requiredChoice('state', stateCodes, 'Choose an Australian state or territory.');
