import type { Handlers } from '../http/handler.ts';
import { myProvider } from './read-provider.ts';
import { registerSpecialist } from './register.ts';
import { updateDocuments } from './update-documents.ts';

type Names = 'registerSpecialist' | 'myProvider' | 'providerOf' | 'updateDocuments';

export const applicationHandlers: Handlers<Names> = {
  registerSpecialist,
  myProvider,
  providerOf: myProvider,
  updateDocuments,
};
