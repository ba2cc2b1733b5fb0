import { defineMessages } from '@tele/ui';

export const listMessages = defineMessages('register.document-list', { loading: 'Loading documents' });
