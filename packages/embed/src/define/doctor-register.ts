import { TeleDoctorRegisterElement } from '../widgets/elements.ts';
import { defineElement } from './define-element.ts';

// In the same chunk: saves a round trip before the widget is usable.
export { part } from '../widgets/doctor-register/part.ts';

export const define = (): void => defineElement(TeleDoctorRegisterElement);
