import { defineMessages } from '@tele/ui';

/** What is said before the rows of documents have come. */
export const listMessages = defineMessages('register.document-list', { loading: 'Loading documents' });
