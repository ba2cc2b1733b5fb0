import { defineMessages } from '@tele/ui';

export const releaseMessages = defineMessages('portal.release', { updated: 'Tele was updated' });
