import { defineMessages } from '@tele/ui';

export const errorMessages = defineMessages('kit.error', { wentWrong: 'Something went wrong' });
