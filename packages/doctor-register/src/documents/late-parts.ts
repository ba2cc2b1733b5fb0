export { createUploadStore } from './upload-store.ts';
export { uploadService } from './upload-document.ts';
export { DocumentRows } from './DocumentRows.tsx';
