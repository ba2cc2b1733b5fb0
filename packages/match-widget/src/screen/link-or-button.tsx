import { Button, ButtonLink } from '@tele/ui';
import type { ReactNode } from 'react';

/** A link where there is an address, else a button; undefined with neither, so that no space is kept for it. */
export const linkOrButton = (label: string, href: string | undefined, onClick: (() => void) | undefined): ReactNode =>
  href ? <ButtonLink href={href}>{label}</ButtonLink> : onClick && <Button onClick={onClick}>{label}</Button>;
