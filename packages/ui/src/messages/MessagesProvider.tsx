import { useContext, useMemo, type ReactNode } from 'react';
import type { MessageSource } from './define.ts';
import { VoiceContext } from './context.ts';
import { createVoice } from './voice.ts';

export interface MessagesProviderProps {
  /** BCP 47 locale of dates, numbers, plurals and direction. Default: an outer provider's, or 'en-AU'. */
  locale?: string;
  /** Your texts. Default: an outer provider's, or ours. */
  messages?: MessageSource;
  children: ReactNode;
}

export const MessagesProvider = ({ locale, messages, children }: MessagesProviderProps) => {
  const outer = useContext(VoiceContext);
  const ownLocale = locale ?? outer.locale;
  const ownSource = messages ?? outer.source;
  const value = useMemo(() => createVoice(ownLocale, ownSource), [ownLocale, ownSource]);
  return <VoiceContext.Provider value={value}>{children}</VoiceContext.Provider>;
};
