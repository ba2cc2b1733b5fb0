import { retext } from 'retext';
import english from 'retext-english';
import passive from 'retext-passive';
import quotes from 'retext-quotes';
import type { Text } from './text.ts';

export interface TextFault {
  kind: 'passive' | 'quotes' | 'spelling';
  text: Text;
  words: string;
}

const single = ['‘’', '“”'];

export async function styleFaults(texts: readonly Text[]): Promise<TextFault[]> {
  const reader = retext().use(english).use(passive).use(quotes, { smart: single }).freeze();
  const read = async (text: Text): Promise<TextFault[]> => {
    const { messages } = await reader.process(text.text.replaceAll(/\{\w+\}/g, 'Sam'));
    return messages.map(({ source, actual }) => ({
      kind: source === 'retext-quotes' ? 'quotes' : 'passive',
      text,
      words: actual ?? '',
    }));
  };
  return (await Promise.all(texts.map(read))).flat();
}
