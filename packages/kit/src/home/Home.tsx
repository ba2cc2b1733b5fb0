import type { ReactNode } from 'react';
import './Home.css';

interface Children {
  children: ReactNode;
}

export const Home = ({ children, className }: Children & { className?: string }) => (
  <div className={className === undefined ? 'tele-home' : `tele-home ${className}`}>{children}</div>
);

export const HomeColumns = ({ children }: Children) => <div className="tele-home__columns">{children}</div>;
export const HomeMain = ({ children }: Children) => <div className="tele-home__main">{children}</div>;
export const HomeAside = ({ children }: Children) => <div className="tele-home__aside">{children}</div>;
