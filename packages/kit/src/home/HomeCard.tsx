import { Card } from '@tele/ui';
import type { ReactNode } from 'react';
import './HomePart.css';

export const HomeCard = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card as="section" aria-label={label} className="tele-home__part">
    {children}
  </Card>
);
