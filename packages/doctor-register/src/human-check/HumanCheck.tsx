import { LatePart } from '@tele/ui';
import type { CheckBoxProps } from './CheckBox.tsx';
import { lateCheck } from './late-check.ts';
import './CheckBox.css';

/** A human check (spec section 5 'Doctor registration'). It runs while it is drawn, so that there is a token when somebody sends. */
export const HumanCheck = (props: CheckBoxProps) => (
  <LatePart code={lateCheck} loading={<div className="tele-human-check__reserved" />}>
    {(CheckBox) => <CheckBox {...props} />}
  </LatePart>
);
