import { defineMessages } from '../messages/define.ts';

export const textAreaMessages = defineMessages('ui.text-area', {
  used: ({ used, most }: { used: number; most: number }, say) =>
    `${say.number(used)} of ${say.number(most)} characters`,
});
