export { createUploadStore } from './upload-store.ts';
export { uploadService } from './upload-service.ts';
export { DocumentRows } from './DocumentRows.tsx';
