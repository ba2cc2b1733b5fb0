export { DoctorRegister, type DoctorRegisterProps } from './DoctorRegister.tsx';
