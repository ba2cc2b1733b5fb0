import { declineReplyTexts } from '@tele/core';
import { defineMessages } from '@tele/ui';

export const replyMessages = defineMessages('kit.reply', declineReplyTexts);
