import { useContext, useMemo, type ReactNode } from 'react';
import type { MessageSource } from './define.ts';
import { VoiceContext } from './context.ts';
import { createVoice } from './voice.ts';

export interface MessagesProviderProps {
  /** BCP 47; that of an outer provider, otherwise 'en-AU'. Dates, numbers and plurals follow it, and so does the direction. */
  locale?: string;
  /** Texts in place of ours. Those of an outer provider by default. */
  messages?: MessageSource;
  children: ReactNode;
}

/** The locale and the texts of everything inside. */
export const MessagesProvider = ({ locale, messages, children }: MessagesProviderProps) => {
  const outer = useContext(VoiceContext);
  const ownLocale = locale ?? outer.locale;
  const ownSource = messages ?? outer.source;
  const value = useMemo(() => createVoice(ownLocale, ownSource), [ownLocale, ownSource]);
  return <VoiceContext.Provider value={value}>{children}</VoiceContext.Provider>;
};
