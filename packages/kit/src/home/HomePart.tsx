import { Card, CardHeader, Link } from '@tele/ui';
import { useId, type ReactNode } from 'react';
import './HomePart.css';

export interface HomePartProps {
  title: string;
  all?: { href: string; label: string } | undefined;
  state?: ReactNode;
  children: ReactNode;
}

/** Part of a dashboard. Its heading stays in every state. */
export const HomePart = ({ title, all, state, children }: HomePartProps) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="tele-home__part">
      <CardHeader
        title={title}
        titleId={id}
        tools={
          (all || state) && (
            <>
              {state}
              {all && (
                <Link look="quiet" className="tele-home__all" href={all.href}>
                  {all.label}
                </Link>
              )}
            </>
          )
        }
      />
      {children}
    </Card>
  );
};
