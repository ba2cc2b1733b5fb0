import { LatePart } from '@tele/ui';
import type { CheckBoxProps } from './CheckBox.tsx';
import { lateCheck } from './late-check.ts';
import './CheckBox.css';

/** Human check (spec section 5 'Doctor registration'). Runs while rendered, so a token is ready on submit. */
export const HumanCheck = (props: CheckBoxProps) => (
  <LatePart code={lateCheck} loading={<div className="tele-human-check__reserved" />}>
    {(CheckBox) => <CheckBox {...props} />}
  </LatePart>
);
