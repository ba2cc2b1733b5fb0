import { useContext, type Context } from 'react';

/** A TeleProvider's context value. Throws without one; `reader` is the hook named in the error. */
export const useProvided = <T>(context: Context<T | null>, reader: string): T => {
  const value = useContext(context);
  if (value !== null) return value;
  throw new Error(`Tele: ${reader} must be inside a <TeleProvider>.`);
};
