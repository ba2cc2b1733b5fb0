import { Card, CardHeader, Link } from '@tele/ui';
import { useId, type ReactNode } from 'react';
import './DashboardPart.css';

export interface HomePartProps {
  title: string;
  /** Where all of it is; left out, there is no more. */
  all?: { href: string; label: string } | undefined;
  /** A pill or a count beside the title. */
  state?: ReactNode;
  children: ReactNode;
}

/** One part of the dashboard: its heading stays, whatever has come of what it shows. */
export const DashboardPart = ({ title, all, state, children }: HomePartProps) => {
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
