import { Button, ButtonLink, type ButtonProps } from '@tele/ui';
import type { Target } from './target.ts';

export interface TargetButtonProps extends Pick<ButtonProps, 'variant' | 'iconEnd' | 'children'> {
  target: Target;
}

export const TargetButton = ({ target, ...look }: TargetButtonProps) =>
  'href' in target ? <ButtonLink href={target.href} {...look} /> : <Button onClick={target.onSelect} {...look} />;
