export { RegisterScreen, type RegisterScreenProps } from './register/RegisterScreen.tsx';
export { ProfileScreen, type ProfileScreenProps } from './profile/ProfileScreen.tsx';
export { WorkScreen, type WorkScreenProps } from './work/WorkScreen.tsx';
export { UpdateDocumentsScreen, type UpdateDocumentsScreenProps } from './update/UpdateDocumentsScreen.tsx';
