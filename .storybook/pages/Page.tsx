import type { ReactNode } from 'react';

interface PageProps {
  title: string;
  lede: ReactNode;
  children: ReactNode;
}

export const Page = ({ title, lede, children }: PageProps) => (
  <main className="story-page">
    <h1 className="story-page__title">{title}</h1>
    <p className="story-page__lede">{lede}</p>
    {children}
  </main>
);
