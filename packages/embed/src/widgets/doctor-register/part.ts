import { DoctorRegister } from '@tele/doctor-register';
import sheet from 'virtual:sheet/doctor-register';
import { partOf } from '../../elements/part.ts';

export const part = partOf(DoctorRegister, sheet);
