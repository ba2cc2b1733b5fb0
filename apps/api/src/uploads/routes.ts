import type { Handlers } from '../http/handler.ts';
import { presignUpload } from './presign.ts';

export const uploadHandlers: Handlers<'presignUpload'> = { presignUpload };
