export { DoctorRegister, type DoctorRegisterProps } from './DoctorRegister.tsx';
export { RegisterScreen, type RegisterScreenProps } from './register/RegisterScreen.tsx';
