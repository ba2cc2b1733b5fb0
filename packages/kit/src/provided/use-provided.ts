import { useContext, type Context } from 'react';

/** What a TeleProvider provides. Throws without one; `reader` is what the error names. */
export const useProvided = <T>(context: Context<T | null>, reader: string): T => {
  const value = useContext(context);
  if (value !== null) return value;
  throw new Error(`Tele: ${reader} must be inside a <TeleProvider>.`);
};
