export { RegisterScreen, type RegisterScreenProps } from './register/RegisterScreen.tsx';
export { ProfileScreen, type ProfileScreenProps } from './profile/ProfileScreen.tsx';
export { WorkScreen, type WorkScreenProps } from './work/WorkScreen.tsx';
export { UpdateDocumentsScreen, type UpdateDocumentsScreenProps } from './update/UpdateDocumentsScreen.tsx';
// Parts of a provider's profile, for hosts that render it.
export { lateCategories } from './category/late-category.ts';
export { lateNotes } from './advertising/late-notes.ts';
export { DocumentList } from './documents/DocumentList.tsx';
export { useUploads } from './documents/use-uploads.ts';
