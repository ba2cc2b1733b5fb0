import { Button, ButtonLink, type ButtonProps } from '@tele/ui';
import type { ReactNode } from 'react';
import type { Target } from './InboxHead.tsx';

export interface TargetButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'block' | 'aria-labelledby' | 'id'> {
  target: Target;
  children: ReactNode;
}

export const TargetButton = ({ target, ...look }: TargetButtonProps) =>
  'href' in target ? <ButtonLink href={target.href} {...look} /> : <Button onClick={target.onSelect} {...look} />;
