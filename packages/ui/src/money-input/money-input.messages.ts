import { defineMessages } from '../messages/define.ts';

export const moneyInputMessages = defineMessages('ui.money-input', { aud: 'AUD' });
