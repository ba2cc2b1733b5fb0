import { Button, ButtonLink } from '@tele/ui';
import type { ReactNode } from 'react';

export const linkOrButton = (label: string, href: string | undefined, onClick: (() => void) | undefined): ReactNode =>
  href ? <ButtonLink href={href}>{label}</ButtonLink> : onClick && <Button onClick={onClick}>{label}</Button>;
