import { latePartner } from './late-partner.ts';
import type { SigningInNoteProps } from './SigningInNote.tsx';

export type SigningInRowProps = SigningInNoteProps;

export const SigningInRow = (props: SigningInRowProps) => {
  // Loaded with the code that starts the sign-in.
  const Note = latePartner.part?.SigningInNote;
  return Note ? <Note {...props} /> : null;
};
