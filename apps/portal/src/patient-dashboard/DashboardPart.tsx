import { Card, CardHeader, Link } from '@tele/ui';
import { useId, type ReactNode } from 'react';
import './DashboardPart.css';

export interface HomePartProps {
  title: string;
  /** Link to the full list; omitted if everything is shown. */
  all?: { href: string; label: string } | undefined;
  /** Pill or count next to the title. */
  state?: ReactNode;
  children: ReactNode;
}

/** Dashboard part whose heading stays in every state. */
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
