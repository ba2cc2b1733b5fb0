import { latePartner } from './late-partner.ts';
import type { SigningInNoteProps } from './SigningInNote.tsx';

export type SigningInRowProps = SigningInNoteProps;

/** How far a sign-in in a window is, in words: nothing while there is none. */
export const SigningInRow = (props: SigningInRowProps) => {
  // What began it has come with it.
  const Note = latePartner.part?.SigningInNote;
  return Note ? <Note {...props} /> : null;
};
